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
export const countText = ({ length }: ReadonlyArray<Position>, all: ReadonlyArray<Position>): string => {
  if (all.length === 0) return 'No open positions today.'
  if (length === 0) return 'No matching position.'
  return length === 1 ? '1 open position' : `${length} open positions`
}
