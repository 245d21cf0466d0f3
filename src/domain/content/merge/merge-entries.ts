import { entryPlaces } from './entry-places.ts'
import { isSame } from './is-same.ts'

/** One entry of two changed lists; a side that lacks it is absent. */
export interface MergedEntry {
  readonly base?: unknown
  readonly mine?: { readonly value: unknown; readonly at: number }
  readonly theirs?: { readonly value: unknown; readonly at: number }
}

type Entries = ReadonlyArray<unknown>
type Side = 'mine' | 'theirs'

/**
 * Merges two changes of one list. Returns `undefined` if both reordered it. An entry that one side removed is dropped
 * unless the other side changed it.
 */
export const mergeEntries = (
  base: Entries,
  mine: Entries,
  theirs: Entries,
): ReadonlyArray<MergedEntry> | undefined => {
  const [inMine, inTheirs] = [entryPlaces(base, mine), entryPlaces(base, theirs)]
  const theyReordered = !isInOrder(inTheirs)
  if (theyReordered && !isInOrder(inMine)) return undefined

  const entryAt = (list: Entries, at: number | undefined) =>
    at === undefined ? undefined : { value: list[at], at }
  const remaining = base.flatMap((entry, at) => {
    const [own, other] = [entryAt(mine, inMine[at]), entryAt(theirs, inTheirs[at])]
    const isRemoved =
      (own === undefined || other === undefined) && isSame((own ?? other)?.value ?? entry, entry)
    return isRemoved ? [] : [{ base: entry, ...(own && { mine: own }), ...(other && { theirs: other }) }]
  })
  const addedTo = (list: Entries, places: ReadonlyArray<number | undefined>) =>
    list.flatMap((value, at) => (places.includes(at) ? [] : [{ value, at }]))
  const theirNew = addedTo(theirs, inTheirs)
  const myNew = addedTo(mine, inMine).map((own) => {
    const same = theirNew.findIndex(({ value }) => isSame(value, own.value))
    const [other] = same === -1 ? [] : theirNew.splice(same, 1)
    return { mine: own, ...(other && { theirs: other }) }
  })
  const all: ReadonlyArray<MergedEntry> = [
    ...remaining,
    ...myNew,
    ...theirNew.map((other) => ({ theirs: other })),
  ]
  return theyReordered ? inOrderOf(all, 'theirs', 'mine') : inOrderOf(all, 'mine', 'theirs')
}

const isInOrder = (places: ReadonlyArray<number | undefined>) => {
  const there = places.filter((place) => place !== undefined)
  return there.every((place, at) => at === 0 || place > (there[at - 1] ?? -1))
}

/** In the order of one side; an entry that only the other side has follows its predecessor there. */
const inOrderOf = (all: ReadonlyArray<MergedEntry>, side: Side, other: Side): ReadonlyArray<MergedEntry> => {
  const of = (which: Side) =>
    all
      .filter((entry) => entry[which] !== undefined)
      .toSorted((one, next) => placeIn(one, which) - placeIn(next, which))
  const ordered = [...of(side)]
  const others = of(other)
  for (const [place, entry] of others.entries()) {
    if (entry[side] !== undefined) continue
    const ahead = others[place - 1]
    ordered.splice(ahead === undefined ? 0 : ordered.indexOf(ahead) + 1, 0, entry)
  }
  return ordered
}

const placeIn = (entry: MergedEntry, side: Side) => entry[side]?.at ?? -1
