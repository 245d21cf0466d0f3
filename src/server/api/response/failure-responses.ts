import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { failureStatus } from '#adapters/http/client/failure-status.ts'
import { shared } from '#domain/wording/en/shared.ts'
import {
  UnexpectedFailure,
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

interface Problem {
  readonly message: string
  readonly data?: unknown
  readonly retryAfter?: number
}

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

const responseTo = <F>(
  status: keyof typeof bodies,
  is: (failure: unknown) => failure is F,
  toProblem: (failure: F) => Problem,
) =>
  Schema.declare(is).pipe(
    HttpApiSchema.encodeToWithHeaders(
      {
        body: bodies[status],
        headers: { 'retry-after': Schema.optionalKey(Schema.String) },
      },
      {
        decode: (): F => {
          throw new Error('The server never decodes failures.')
        },
        encode: (failure) => {
          const { message, data = {}, retryAfter } = toProblem(failure)
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

const messageOf = ({ message }: { readonly message: string }) => ({ message })
const withRetryAfter = ({
  message,
  retryAfter,
}: {
  readonly message: string
  readonly retryAfter: number
}) => ({
  message,
  retryAfter,
})

const refused = (status: RequestRefused['status']) =>
  responseTo(
    status,
    isA(RequestRefused, (failure) => failure.status === status),
    messageOf,
  )

/** The response to every failure. An unexpected one does not reveal its cause. */
export const failureResponses = [
  refused(400),
  refused(404),
  refused(413),
  refused(415),
  responseTo(failureStatus.QueryRefused, isA(QueryRefused), messageOf),
  responseTo(failureStatus.NotSignedIn, isA(NotSignedIn), messageOf),
  responseTo(failureStatus.NotAllowed, isA(NotAllowed), messageOf),
  responseTo(failureStatus.ItemNotFound, isA(ItemNotFound), messageOf),
  responseTo(failureStatus.ItemChanged, isA(ItemChanged), ({ message, current, beside }) => ({
    message,
    data: { ...beside, results: current },
  })),
  responseTo(
    failureStatus.UploadRefused.size,
    isA(UploadRefused, ({ because }) => because === 'size'),
    messageOf,
  ),
  responseTo(
    failureStatus.UploadRefused.kind,
    isA(UploadRefused, ({ because }) => because === 'kind'),
    messageOf,
  ),
  responseTo(failureStatus.InputRefused, isA(InputRefused), ({ message, fields }) => ({
    message,
    data: { fields },
  })),
  responseTo(failureStatus.TriedTooOften, isA(TriedTooOften), withRetryAfter),
  responseTo(failureStatus.UnexpectedFailure, isA(UnexpectedFailure), () => ({
    message: shared.server.broken,
  })),
  responseTo(failureStatus.StoreBusy, isA(StoreBusy), withRetryAfter),
] as const
