/** Two items stand in one group when they may change places; a list that is arranged by hand is one group. */
export type GroupOf<Item> = (item: Item) => unknown

/** Where one item is put: counted from 1 in the whole list, or its end. */
export type Place = number | 'last'

/** The first and the last place that the item at a place can be moved to: items that a field orders stay among their equals. */
export const reachOf = <Item>(items: ReadonlyArray<Item>, at: number, groupOf: GroupOf<Item>) => {
  const group = items.map(groupOf)
  let [first, last] = [at, at]
  while (first > 0 && group[first - 1] === group[at]) first -= 1
  while (last < items.length - 1 && group[last + 1] === group[at]) last += 1
  return { first, last }
}

/** The items with one of them at another place, or as near to it as it can be moved. */
export const moved = <Item extends { readonly id: string }>(
  items: ReadonlyArray<Item>,
  { id, to }: { readonly id: string; readonly to: number },
  groupOf: GroupOf<Item>,
): ReadonlyArray<Item> => {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (item === undefined) return items
  const { first, last } = reachOf(items, at, groupOf)
  return items.toSpliced(at, 1).toSpliced(Math.min(last, Math.max(first, to)), 0, item)
}
