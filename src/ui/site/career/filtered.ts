import type { Position } from './career-data.ts'
import { filterNames, type FilterName, type Filters } from './career-search.ts'

const valuesOf = (position: Position, name: FilterName): ReadonlyArray<string> =>
  name === 'country' ? position.countries : [position[name]]

/** The positions that pass every filter that is set. */
export const filtered = (positions: ReadonlyArray<Position>, filters: Filters): ReadonlyArray<Position> =>
  positions.filter((position) =>
    filterNames.every((name) => {
      const wanted = filters[name]
      return wanted === undefined || valuesOf(position, name).includes(wanted)
    }),
  )

/** What the positions may be filtered by under one name, in the order in which it first appears. */
export const choicesOf = (positions: ReadonlyArray<Position>, name: FilterName): ReadonlyArray<string> => [
  ...new Set(positions.flatMap((position) => valuesOf(position, name)).filter((value) => value !== '')),
]
