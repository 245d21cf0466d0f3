import { isFull } from '#tests/support/full.ts'

/** The first of the cases, which stand for the others; all of them where whole matrices run. */
export const sample = <const Case>(cases: ReadonlyArray<Case>, count = 1): ReadonlyArray<Case> =>
  isFull ? cases : cases.slice(0, count)
