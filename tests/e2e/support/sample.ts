import { isFull } from '#tests/support/full.ts'

/** The first cases as a sample; all of them in the full run. */
export const sample = <const Case>(cases: ReadonlyArray<Case>, count = 1): ReadonlyArray<Case> =>
  isFull ? cases : cases.slice(0, count)
