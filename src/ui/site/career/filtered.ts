import type { Position } from './career-data.ts'
import { filterNames, type FilterName, type Filters } from './career-search.ts'

/** The positions that pass every filter that is set. */
export const filtered = (positions: ReadonlyArray<Position>, filters: Filters): ReadonlyArray<Position> =>
  positions.filter((position) =>
    filterNames.every((name) => filters[name] === undefined || position[name] === filters[name]),
  )

/** What the positions may be filtered by under one name, in the order in which it first appears. */
export const choicesOf = (positions: ReadonlyArray<Position>, name: FilterName): ReadonlyArray<string> => [
  ...new Set(positions.map((position) => position[name]).filter((value) => value !== '')),
]
