import { count } from '#domain/wording/counted.ts'
import type { SiteWords } from '#domain/wording/en/site.ts'
import type { Position } from './career-data.ts'
import { filterNames, type FilterName, type Filters } from './career-search.ts'

const valuesOf = (position: Position, name: FilterName): ReadonlyArray<string> =>
  name === 'country' ? position.countries : [position[name]]

/** The positions that match every chosen filter. */
export const filtered = (positions: ReadonlyArray<Position>, filters: Filters): ReadonlyArray<Position> =>
  positions.filter((position) =>
    filterNames.every((name) => {
      const chosen = filters[name]
      return chosen === undefined || valuesOf(position, name).includes(chosen)
    }),
  )

/** The values of one filter, in the order of their first position. */
export const choicesOf = (positions: ReadonlyArray<Position>, name: FilterName): ReadonlyArray<string> => [
  ...new Set(positions.flatMap((position) => valuesOf(position, name)).filter((value) => value !== '')),
]

/** The number of positions shown, as a sentence. */
export const countText = (
  { length }: ReadonlyArray<Position>,
  all: ReadonlyArray<Position>,
  words: SiteWords['careers'],
): string => {
  if (all.length === 0) return words.none
  return length === 0 ? words.noMatch : count(words.open, length)
}
