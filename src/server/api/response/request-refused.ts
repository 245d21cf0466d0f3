import { Data } from 'effect'

/** A request that cannot be read: malformed, too large, or of a wrong type. */
export class RequestRefused extends Data.TaggedError('RequestRefused')<{
  readonly status: 400 | 404 | 413 | 415
  readonly message: string
}> {}

export const unreadableParameter = new RequestRefused({
  status: 400,
  message: 'A parameter cannot be read.',
})
