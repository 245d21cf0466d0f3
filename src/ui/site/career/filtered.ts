import { count } from '#domain/wording/counted.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import type { Position } from './career-data.ts'
import { filterNames, type FilterName, type Filters } from './career-search.ts'

/** The text that a filter's values come from. */
export const filterField = (name: FilterName) => (name === 'country' ? 'location' : name)

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

/** A value of a filter, and the first position that has it. */
export interface Choice {
  readonly value: string
  readonly position: Position
}

export const choicesOf = (positions: ReadonlyArray<Position>, name: FilterName): ReadonlyArray<Choice> => {
  const choices = positions.flatMap((position) =>
    valuesOf(position, name).map((value) => ({ value, position })),
  )
  const values = choices.map(({ value }) => value)
  return choices.filter(({ value }, at) => value !== '' && values.indexOf(value) === at)
}

/** The number of positions shown, as a sentence. */
export const countText = (
  { length }: ReadonlyArray<Position>,
  all: ReadonlyArray<Position>,
  words: SiteWords['careers'],
): string => {
  if (all.length === 0) return words.none
  return length === 0 ? words.noMatch : count(words.open, length)
}
