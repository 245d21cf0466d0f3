import { ItemNotFound } from '#ports/failures.ts'

/** For reads of what another back end may not have: `undefined` if it has no such endpoint. All other failures stay. */
export const unlessMissing = (failure: unknown): undefined => {
  if (!(failure instanceof ItemNotFound)) throw failure
}
