import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { Request } from '../bridge/request-of.ts'
import type { Announcer } from './announcements.ts'
import { failedRequest } from './failed-request.ts'

/** Announces the failures of a request that no dialog shows, and returns the request. */
export const announcingFailures = <Input, A>(
  request: Request<Input, A>,
  { announce }: Pick<Announcer, 'announce'>,
  wording: FailureWording,
): Request<Input, A> => {
  request.actor.subscribe(({ value, context: { failure } }) => {
    if (value === 'failed' && failure !== null) announce(failedRequest(wording, failure))
  })
  return request
}
