import type { DraftDetails } from './draft.ts'

/** An item as a draft makes it. A draft lacks the fields that it empties; those that only the item has stay. */
export const draftedItem = (
  item: object,
  { base, fields }: Pick<DraftDetails, 'base' | 'fields'>,
): object => {
  const isEmptied = (name: string) => base !== null && name in base && !(name in fields)
  return { ...Object.fromEntries(Object.entries(item).filter(([name]) => !isEmptied(name))), ...fields }
}
