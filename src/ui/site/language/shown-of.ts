interface Read {
  readonly untranslated?: ReadonlyArray<string>
}

/** What a page shows of something that was read: these fields, and which of them fell back. */
export type ShownOf<Item extends Read, Field extends keyof Item> = Pick<Item, Field | 'untranslated'>

export const shownOf = <Item extends Read, Field extends keyof Item>(
  item: Item,
  fields: ReadonlyArray<Field>,
): ShownOf<Item, Field> =>
  // Only other fields are left out.
  Object.fromEntries(
    [...fields, 'untranslated' as const]
      .filter((field) => field in item)
      .map((field) => [field, item[field]]),
  ) as ShownOf<Item, Field>
