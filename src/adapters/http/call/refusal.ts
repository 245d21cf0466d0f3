import { Predicate } from 'effect'
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
  type ReadFailure,
  type WriteFailure,
} from '#ports/failures.ts'
import { failureStatus } from './failure-status.ts'

interface Told {
  readonly message: string
  readonly answered: boolean
  readonly body: Readonly<Record<string, unknown>>
  /** In seconds. */
  readonly retryAfter: number
}

/** What a code other than success means. */
export const refusal = (code: number, { message, answered, body, retryAfter }: Told): WriteFailure => {
  const told = { message, answered }
  switch (code) {
    case failureStatus.QueryRefused:
      return new QueryRefused(told)
    case failureStatus.NotSignedIn:
      return new NotSignedIn(told)
    case failureStatus.NotAllowed:
      return new NotAllowed(told)
    case failureStatus.ItemNotFound:
      return new ItemNotFound(told)
    case failureStatus.ItemChanged:
      return new ItemChanged({ ...told, current: partOf(body, 'results') ?? body['data'] })
    case failureStatus.UploadRefused.size:
      return new UploadRefused({ ...told, because: 'size' })
    case failureStatus.UploadRefused.kind:
      return new UploadRefused({ ...told, because: 'kind' })
    case failureStatus.InputRefused:
      return new InputRefused({ ...told, fields: sentencesOf(partOf(body, 'fields')) })
    case failureStatus.TriedTooOften:
      return new TriedTooOften({ ...told, retryAfter })
    case failureStatus.StoreBusy:
      return new StoreBusy({ ...told, retryAfter })
    default:
      return new CallFailed(told)
  }
}

/** A read saves nothing: refusals of drafts and files make no sense of one. */
export const asReadFailure = (failure: WriteFailure): ReadFailure => {
  switch (failure._tag) {
    case 'ItemChanged':
    case 'InputRefused':
    case 'UploadRefused':
      return new CallFailed({ message: failure.message, answered: failure.answered })
    default:
      return failure
  }
}

const partOf = ({ data }: Told['body'], name: string): unknown =>
  Predicate.isReadonlyObject(data) ? data[name] : undefined

const sentencesOf = (fields: unknown): Readonly<Record<string, string>> =>
  Predicate.isReadonlyObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, String(sentence)]))
    : {}
