import { Data, Effect, type Result } from 'effect'
import type { FailedRequest } from '#domain/wording/failure-wording.ts'
import { shared } from '#domain/wording/en/shared.ts'

export class NotSignedIn extends Data.TaggedError('NotSignedIn')<FailedRequest> {}

export class NotAllowed extends Data.TaggedError('NotAllowed')<FailedRequest> {}

export class ItemNotFound extends Data.TaggedError('ItemNotFound')<FailedRequest> {}

/** A conflict: the item has a newer version, `current`; the API sends `beside` with it. */
export class ItemChanged extends Data.TaggedError('ItemChanged')<
  FailedRequest & { readonly current: unknown; readonly beside?: object }
> {}

/** Input that breaks rules; `fields` has one sentence for each invalid field. */
export class InputRefused extends Data.TaggedError('InputRefused')<
  FailedRequest & { readonly fields: Readonly<Record<string, string>> }
> {}

export const inputRefused = (fields: InputRefused['fields']): InputRefused =>
  new InputRefused({ message: shared.server.fields, fields })

/** Fails if there are errors. */
export const failIfInvalid = (fields: InputRefused['fields']): Effect.Effect<void, InputRefused> =>
  Object.keys(fields).length === 0 ? Effect.void : Effect.fail(inputRefused(fields))

/** Turns the result of a domain rule into an effect that fails with one sentence for each invalid field. */
export const orRefused = <A>(
  result: Result.Result<A, InputRefused['fields']>,
): Effect.Effect<A, InputRefused> => Effect.mapError(Effect.fromResult(result), inputRefused)

/** A query with a sort, filter or cursor that the list does not support. */
export class QueryRefused extends Data.TaggedError('QueryRefused')<FailedRequest> {}

/** A file that is too large or of an unsupported type. */
export class UploadRefused extends Data.TaggedError('UploadRefused')<
  FailedRequest & { readonly because: 'size' | 'kind' }
> {}

/** Rate limited; retry after `retryAfter` seconds. */
export class TriedTooOften extends Data.TaggedError('TriedTooOften')<
  FailedRequest & { readonly retryAfter: number }
> {}

/** The store is busy, full or shutting down; retry after `retryAfter` seconds. `cause` is for the log. */
export class StoreBusy extends Data.TaggedError('StoreBusy')<
  FailedRequest & { readonly retryAfter: number; readonly cause?: unknown }
> {}

/** An unexpected error of the store, the network or the back end. `cause` is for the log. */
export class UnexpectedFailure extends Data.TaggedError('UnexpectedFailure')<
  FailedRequest & { readonly cause?: unknown }
> {}

/** A chunk of the program did not load, such as without a connection or after a new version was installed. */
export const codeNotLoaded = (cause: unknown): UnexpectedFailure =>
  new UnexpectedFailure({
    message: 'Part of the back office could not be loaded',
    withoutResponse: true,
    cause,
  })

export type ReadFailure =
  | NotSignedIn
  | NotAllowed
  | ItemNotFound
  | QueryRefused
  | TriedTooOften
  | StoreBusy
  | UnexpectedFailure

export type WriteFailure = ReadFailure | ItemChanged | InputRefused | UploadRefused
