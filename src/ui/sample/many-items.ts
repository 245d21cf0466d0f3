import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'

type Items = NonNullable<MemoryContentsOptions['items']>

/** Repeats the items until there are `count`, with a number in each name. */
export const repeated = <Item extends object>(items: ReadonlyArray<Item>, count: number) =>
  Array.from({ length: count }, (_, at): Item => {
    // The index is always in range.
    const item = items[at % items.length] as Item
    const numbered = (name: 'title' | 'name' | 'lastName') =>
      name in item && { [name]: `${String(item[name as keyof Item])} ${at + 1}` }
    return { ...item, ...numbered('title'), ...numbered('name'), ...numbered('lastName') }
  })

/** `count` items of every content type. */
export const manyItems = (few: Items, count: number): Items =>
  // Object.fromEntries loses the relation between key and item type.
  Object.fromEntries(
    Object.entries(few).map(([name, items]) => [name, repeated<object>(items, count)]),
  ) as Items
