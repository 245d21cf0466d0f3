interface Read {
  readonly untranslated?: ReadonlyArray<string>
}

/** The fields of an item that a page shows, and which of them fell back to the default language. */
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
