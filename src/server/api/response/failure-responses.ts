import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { failureStatus } from '#adapters/http/call/failure-status.ts'
import {
  CallFailed,
  InputRefused,
  ItemChanged,
  ItemNotFound,
  NotAllowed,
  NotSignedIn,
  QueryRefused,
  StoreBusy,
  TriedTooOften,
  UploadRefused,
} from '#ports/failures.ts'
import { RequestRefused } from './request-refused.ts'
import { envelope } from './envelope.ts'

interface Said {
  readonly message: string
  readonly data?: unknown
  readonly retryAfter?: number
}

/** The bodies of failures, under the names that the description of the calls has for them. */
const bodies = {
  400: problem(400, 'BadRequest'),
  401: problem(401, 'NotSignedIn'),
  403: problem(403, 'NotAllowed'),
  404: problem(404, 'NotFound'),
  409: problem(409, 'Conflict'),
  413: problem(413, 'TooLarge'),
  415: problem(415, 'UnsupportedType'),
  422: problem(422, 'ValidationProblem'),
  429: problem(429, 'TooManyTries'),
  500: problem(500, 'ServerFault'),
  503: problem(503, 'Busy'),
} as const

function problem(status: number, identifier: string) {
  return envelope(status, Schema.Unknown).annotate({ identifier })
}

/** How one kind of failure is answered: a status, a sentence, and what helps with it. */
const answered = <F>(
  status: keyof typeof bodies,
  is: (failure: unknown) => failure is F,
  say: (failure: F) => Said,
) =>
  Schema.declare(is).pipe(
    HttpApiSchema.encodeToWithHeaders(
      {
        body: bodies[status],
        headers: { 'retry-after': Schema.optionalKey(Schema.String) },
      },
      {
        decode: (): F => {
          throw new Error('The server only writes failures.')
        },
        encode: (failure) => {
          const { message, data = {}, retryAfter } = say(failure)
          return {
            body: { code: status, message, data },
            headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) },
          }
        },
      },
    ),
  )

const isA =
  <F>(kind: abstract new (...args: never) => F, holds: (failure: F) => boolean = () => true) =>
  (failure: unknown): failure is F =>
    failure instanceof kind && holds(failure)

const told = ({ message }: { readonly message: string }) => ({ message })
const later = ({ message, retryAfter }: { readonly message: string; readonly retryAfter: number }) => ({
  message,
  retryAfter,
})

const refused = (status: RequestRefused['status']) =>
  answered(
    status,
    isA(RequestRefused, (failure) => failure.status === status),
    told,
  )

/** Every failure of a call, with its answer. What nobody foresaw says nothing of its cause. */
export const failureResponses = [
  refused(400),
  refused(404),
  refused(413),
  refused(415),
  answered(failureStatus.QueryRefused, isA(QueryRefused), told),
  answered(failureStatus.NotSignedIn, isA(NotSignedIn), told),
  answered(failureStatus.NotAllowed, isA(NotAllowed), told),
  answered(failureStatus.ItemNotFound, isA(ItemNotFound), told),
  answered(failureStatus.ItemChanged, isA(ItemChanged), ({ message, current }) => ({
    message,
    data: { results: current },
  })),
  answered(
    failureStatus.UploadRefused.size,
    isA(UploadRefused, ({ because }) => because === 'size'),
    told,
  ),
  answered(
    failureStatus.UploadRefused.kind,
    isA(UploadRefused, ({ because }) => because === 'kind'),
    told,
  ),
  answered(failureStatus.InputRefused, isA(InputRefused), ({ message, fields }) => ({
    message,
    data: { fields },
  })),
  answered(failureStatus.TriedTooOften, isA(TriedTooOften), later),
  answered(failureStatus.CallFailed, isA(CallFailed), () => ({ message: 'Something went wrong.' })),
  answered(failureStatus.StoreBusy, isA(StoreBusy), later),
] as const
