/** Items with the same group may change places. In a list ordered by hand all items have one group. */
export type GroupOf<Item> = (item: Item) => unknown

/** The target of a move: a place counted from 1 in the whole list, or its end. */
export type MoveTarget = number | 'last'

/** The first and last index to which the item at an index may move, which are the bounds of its group. */
export const reachOf = <Item>(items: ReadonlyArray<Item>, index: number, groupOf: GroupOf<Item>) => {
  const group = items.map(groupOf)
  let [first, last] = [index, index]
  while (first > 0 && group[first - 1] === group[index]) first -= 1
  while (last < items.length - 1 && group[last + 1] === group[index]) last += 1
  return { first, last }
}

/** The items after one has moved to an index, or as close to it as its group allows. */
export const moved = <Item extends { readonly id: string }>(
  items: ReadonlyArray<Item>,
  { id, to }: { readonly id: string; readonly to: number },
  groupOf: GroupOf<Item>,
): ReadonlyArray<Item> => {
  const index = items.findIndex((item) => item.id === id)
  const item = items[index]
  if (item === undefined) return items
  const { first, last } = reachOf(items, index, groupOf)
  return items.toSpliced(index, 1).toSpliced(Math.min(last, Math.max(first, to)), 0, item)
}
