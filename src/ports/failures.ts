import { Data } from 'effect'

/**
 * What can go wrong behind a port, as facts. Each has a sentence for a person; `answered` says whether the other side gave
 * it (as opposed to silence, a broken connection or an answer that cannot be read).
 */
interface Told {
  readonly message: string
  readonly answered: boolean
}

export class NotSignedIn extends Data.TaggedError('NotSignedIn')<Told> {}

export class NotAllowed extends Data.TaggedError('NotAllowed')<Told> {}

export class ItemNotFound extends Data.TaggedError('ItemNotFound')<Told> {}

/** Somebody else saved the item first; `current` is the item as it is now. */
export class ItemChanged extends Data.TaggedError('ItemChanged')<Told & { readonly current: unknown }> {}

/** The fields of a draft that break a rule, one sentence each. */
export class InputRefused extends Data.TaggedError('InputRefused')<
  Told & { readonly fields: Readonly<Record<string, string>> }
> {}

/** A query that asks for something a list does not offer. */
export class QueryRefused extends Data.TaggedError('QueryRefused')<Told> {}

/** A file that is too large, or not of an accepted kind. */
export class UploadRefused extends Data.TaggedError('UploadRefused')<
  Told & { readonly because: 'size' | 'kind' }
> {}

/** Too many tries; another makes sense after `retryAfter` seconds. */
export class TriedTooOften extends Data.TaggedError('TriedTooOften')<
  Told & { readonly retryAfter: number }
> {}

/** The store is busy, full or shutting down; another try makes sense after `retryAfter` seconds. A `cause` is for those who run it. */
export class StoreBusy extends Data.TaggedError('StoreBusy')<
  Told & { readonly retryAfter: number; readonly cause?: unknown }
> {}

/** The store, the network or the other side broke in a way that nobody foresaw. */
export class CallFailed extends Data.TaggedError('CallFailed')<Told & { readonly cause?: unknown }> {}

export type ReadFailure =
  | NotSignedIn
  | NotAllowed
  | ItemNotFound
  | QueryRefused
  | TriedTooOften
  | StoreBusy
  | CallFailed

export type WriteFailure = ReadFailure | ItemChanged | InputRefused | UploadRefused
