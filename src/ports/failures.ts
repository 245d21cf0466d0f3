import { Data, Effect, type Result } from 'effect'
import { shared } from '#domain/wording/en/shared.ts'

/** Fields of every failure of a port. */
interface Failure {
  /** A sentence for users. */
  readonly message: string
  /**
   * Whether the back end sent this failure; `false` after a timeout, a broken connection or an unreadable response.
   */
  readonly hasResponse: boolean
}

export class NotSignedIn extends Data.TaggedError('NotSignedIn')<Failure> {}

export class NotAllowed extends Data.TaggedError('NotAllowed')<Failure> {}

export class ItemNotFound extends Data.TaggedError('ItemNotFound')<Failure> {}

/** A conflict: the item has a newer version, `current`; the API sends `beside` with it. */
export class ItemChanged extends Data.TaggedError('ItemChanged')<
  Failure & { readonly current: unknown; readonly beside?: object }
> {}

/** Input that breaks rules; `fields` has one sentence for each invalid field. */
export class InputRefused extends Data.TaggedError('InputRefused')<
  Failure & { readonly fields: Readonly<Record<string, string>> }
> {}

export const inputRefused = (fields: InputRefused['fields']): InputRefused =>
  new InputRefused({ message: shared.server.fields, hasResponse: true, fields })

/** Fails if there are errors. */
export const failIfInvalid = (fields: InputRefused['fields']): Effect.Effect<void, InputRefused> =>
  Object.keys(fields).length === 0 ? Effect.void : Effect.fail(inputRefused(fields))

/** Turns the result of a domain rule into an effect that fails with one sentence for each invalid field. */
export const orRefused = <A>(
  result: Result.Result<A, InputRefused['fields']>,
): Effect.Effect<A, InputRefused> => Effect.mapError(Effect.fromResult(result), inputRefused)

/** A query with a sort, filter or cursor that the list does not support. */
export class QueryRefused extends Data.TaggedError('QueryRefused')<Failure> {}

/** A file that is too large or of an unsupported type. */
export class UploadRefused extends Data.TaggedError('UploadRefused')<
  Failure & { readonly because: 'size' | 'kind' }
> {}

/** Rate limited; retry after `retryAfter` seconds. */
export class TriedTooOften extends Data.TaggedError('TriedTooOften')<
  Failure & { readonly retryAfter: number }
> {}

/** The store is busy, full or shutting down; retry after `retryAfter` seconds. `cause` is for the log. */
export class StoreBusy extends Data.TaggedError('StoreBusy')<
  Failure & { readonly retryAfter: number; readonly cause?: unknown }
> {}

/** An unexpected error of the store, the network or the back end. `cause` is for the log. */
export class UnexpectedFailure extends Data.TaggedError('UnexpectedFailure')<
  Failure & { readonly cause?: unknown }
> {}

/** A chunk of the program did not load, such as without a connection or after a new version was installed. */
export const codeNotLoaded = (cause: unknown): UnexpectedFailure =>
  new UnexpectedFailure({
    message: 'Part of the back office could not be loaded',
    hasResponse: false,
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
