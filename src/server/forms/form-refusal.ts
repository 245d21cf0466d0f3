import { statusOf } from '#adapters/http/client/failure-status.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import type { Failure } from '#domain/machines/failure.ts'
import { shared } from '#domain/wording/en/shared.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { RequestRefused } from '../api/response/request-refused.ts'

/** The response to a refused form. */
export interface Refusal {
  readonly status: number
  /** In seconds. */
  readonly retryAfter?: number
  readonly failure: Failure
}

/** Returns the status and sentence of the same refusal by the API. */
export const refusalOf = (refused: WriteFailure | RequestRefused): Refusal => {
  const failure = { reason: refused._tag, message: refused.message }
  switch (refused._tag) {
    case 'RequestRefused':
      return { status: refused.status, failure }
    case 'ItemNotFound':
    case 'NotAllowed':
      return { status: statusOf(refused), failure }
    case 'UploadRefused': {
      const fields = { [wireNames.resumePart]: refused.message }
      return { status: statusOf(refused), failure: { ...failure, fields } }
    }
    case 'InputRefused':
      return { status: statusOf(refused), failure: { ...failure, fields: refused.fields } }
    case 'TriedTooOften':
      return { status: statusOf(refused), failure, retryAfter: refused.retryAfter }
    case 'StoreBusy':
      return { status: statusOf(refused), failure, retryAfter: refused.retryAfter }
    default:
      return { status: 500, failure: { ...failure, message: shared.server.broken } }
  }
}
