import { Data } from 'effect'

/** A call that cannot be read: its form, its size or its type. */
export class RequestRefused extends Data.TaggedError('RequestRefused')<{
  readonly status: 400 | 404 | 413 | 415
  readonly message: string
}> {}
