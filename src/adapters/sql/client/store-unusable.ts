import { Data } from 'effect'

/** The database cannot be used by this program at all; the sentence says why. */
export class StoreUnusable extends Data.TaggedError('StoreUnusable')<{
  readonly message: string
  readonly cause?: unknown
}> {}
