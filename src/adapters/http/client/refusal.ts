import { Predicate } from 'effect'
import type { FailedRequest } from '#domain/wording/failure-wording.ts'
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
  type ReadFailure,
  type WriteFailure,
} from '#ports/failures.ts'
import { failureStatus } from './failure-status.ts'

interface ErrorResponse extends FailedRequest {
  readonly body: Readonly<Record<string, unknown>>
  /** In seconds. */
  readonly retryAfter: number
}

/** The failure that a code other than success stands for. */
export const refusal = (
  code: number,
  { message, withoutResponse, body, retryAfter }: ErrorResponse,
): WriteFailure => {
  const failure = { message, withoutResponse }
  switch (code) {
    case failureStatus.QueryRefused:
      return new QueryRefused(failure)
    case failureStatus.NotSignedIn:
      return new NotSignedIn(failure)
    case failureStatus.NotAllowed:
      return new NotAllowed(failure)
    case failureStatus.ItemNotFound:
      return new ItemNotFound(failure)
    case failureStatus.ItemChanged:
      return new ItemChanged({
        ...failure,
        current: partOf(body, 'results') ?? body['data'],
        ...(Predicate.isReadonlyObject(body['data']) && { beside: body['data'] }),
      })
    case failureStatus.UploadRefused.size:
      return new UploadRefused({ ...failure, because: 'size' })
    case failureStatus.UploadRefused.kind:
      return new UploadRefused({ ...failure, because: 'kind' })
    case failureStatus.InputRefused:
      return new InputRefused({ ...failure, fields: sentencesOf(partOf(body, 'fields')) })
    case failureStatus.TriedTooOften:
      return new TriedTooOften({ ...failure, retryAfter })
    case failureStatus.StoreBusy:
      return new StoreBusy({ ...failure, retryAfter })
    default:
      return new UnexpectedFailure(failure)
  }
}

/** A read sends no input and no file, so a refusal of either fails unexpectedly. */
export const asReadFailure = (failure: WriteFailure): ReadFailure => {
  switch (failure._tag) {
    case 'ItemChanged':
    case 'InputRefused':
    case 'UploadRefused':
      return new UnexpectedFailure({ message: failure.message, withoutResponse: failure.withoutResponse })
    default:
      return failure
  }
}

const partOf = ({ data }: ErrorResponse['body'], name: string): unknown =>
  Predicate.isReadonlyObject(data) ? data[name] : undefined

export const sentencesOf = (fields: unknown): Readonly<Record<string, string>> =>
  Predicate.isReadonlyObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, String(sentence)]))
    : {}
