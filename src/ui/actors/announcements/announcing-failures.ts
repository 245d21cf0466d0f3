import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { Request } from '../bridge/request-of.ts'
import type { Announcer } from './announcements.ts'
import { failedRequest } from './failed-request.ts'

interface Shown {
  /** A dialog shows the sentences of its fields, so only other failures are announced. */
  readonly showsFields?: boolean
}

/** Announces the failures of a request that no dialog shows, and returns the request. */
export const announcingFailures = <Input, A>(
  request: Request<Input, A>,
  { announce }: Pick<Announcer, 'announce'>,
  wording: FailureWording,
  { showsFields = false }: Shown = {},
): Request<Input, A> => {
  request.actor.subscribe(({ value, context: { failure } }) => {
    if (value === 'failed' && failure !== null && !(showsFields && failure.fields))
      announce(failedRequest(wording, failure))
  })
  return request
}
