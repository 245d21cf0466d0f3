import type { WriteFailure } from '#ports/failures.ts'

/** The HTTP status of each failure. The server writes it, the client reads it. */
export const failureStatus = {
  QueryRefused: 400,
  NotSignedIn: 401,
  NotAllowed: 403,
  ItemNotFound: 404,
  ItemChanged: 409,
  UploadRefused: { size: 413, kind: 415 },
  InputRefused: 422,
  TriedTooOften: 429,
  UnexpectedFailure: 500,
  StoreBusy: 503,
} as const satisfies Record<WriteFailure['_tag'], number | Readonly<Record<'size' | 'kind', number>>>

export const statusOf = (failure: WriteFailure) =>
  failure._tag === 'UploadRefused'
    ? failureStatus.UploadRefused[failure.because]
    : failureStatus[failure._tag]
