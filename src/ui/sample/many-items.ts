import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'

type Items = NonNullable<MemoryContentsOptions['items']>

/** So many of the given ones, told apart by their names. */
export const repeated = <Item extends object>(items: ReadonlyArray<Item>, count: number) =>
  Array.from({ length: count }, (_, at): Item => {
    // At a place within the length there is one.
    const item = items[at % items.length] as Item
    const numbered = (name: 'title' | 'name' | 'lastName') =>
      name in item && { [name]: `${String(item[name as keyof Item])} ${at + 1}` }
    return { ...item, ...numbered('title'), ...numbered('name'), ...numbered('lastName') }
  })

/** So many of every content. */
export const manyItems = (few: Items, count: number): Items =>
  // Each list keeps the kind of its items.
  Object.fromEntries(
    Object.entries(few).map(([name, items]) => [name, repeated<object>(items, count)]),
  ) as Items
