import { Data } from 'effect'

/** This program cannot use the database; `message` is a sentence that says why. */
export class StoreUnusable extends Data.TaggedError('StoreUnusable')<{
  readonly message: string
  readonly cause?: unknown
}> {}
