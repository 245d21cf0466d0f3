import { isPlainObject, isEmpty, isSame } from './is-same.ts'

/** Sections of a page have ids; most entries have none. */
const idOf = (entry: unknown): unknown => (isPlainObject(entry) ? entry['id'] : undefined)

const hasSameId = (one: unknown, other: unknown): boolean =>
  idOf(one) !== undefined && idOf(one) === idOf(other)

const partsIn = (entry: unknown): ReadonlyArray<string> => (isPlainObject(entry) ? Object.keys(entry) : [])

/** Without an id, a changed entry is recognized by the parts that it still shares with the original. */
export const sharedParts = (one: unknown, other: unknown): number =>
  idOf(one) === idOf(other) && isPlainObject(one) && isPlainObject(other)
    ? partsIn(one).filter((name) => !isEmpty(one[name]) && isSame(one[name], other[name])).length
    : 0

/**
 * The index of each entry in a changed list, or `undefined` if it was removed. Matches entries by their ids; without
 * ids the same entry first, then the most similar one, then the one at the same index.
 */
export const entryPlaces = (
  base: ReadonlyArray<unknown>,
  changed: ReadonlyArray<unknown>,
): ReadonlyArray<number | undefined> => {
  const places = new Map<number, number>()
  const pair = (fits: (one: unknown, other: unknown) => boolean) => {
    const taken = new Set(places.values())
    for (const [index, entry] of base.entries()) {
      if (places.has(index)) continue
      const place = changed.findIndex((other, at) => !taken.has(at) && fits(entry, other))
      if (place === -1) continue
      places.set(index, place)
      taken.add(place)
    }
  }
  pair(hasSameId)
  pair(isSame)
  const most = Math.max(0, ...base.map((entry) => partsIn(entry).length))
  for (let shared = most; shared > 0; shared -= 1) pair((one, other) => sharedParts(one, other) >= shared)
  const taken = new Set(places.values())
  const isReplaced = (index: number) =>
    base.length === changed.length && !taken.has(index) && idOf(base[index]) === undefined
  return base.map((_, index) => places.get(index) ?? (isReplaced(index) ? index : undefined))
}
