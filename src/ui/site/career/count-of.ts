import type { Position } from './career-data.ts'

/** How many positions are shown, as a sentence. */
export const countOf = ({ length }: ReadonlyArray<Position>, all: ReadonlyArray<Position>): string => {
  if (all.length === 0) return 'No open positions today.'
  if (length === 0) return 'No open position is like this.'
  return length === 1 ? '1 open position' : `${length} open positions`
}
