import type { FailedRequest } from '../wording/failure-wording.ts'

/** A failed request, as machines store it. */
export interface Failure extends FailedRequest {
  /** Such as `ItemChanged`. */
  readonly reason: string
  /** One sentence per invalid field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The item as it is now, if another person saved it first. */
  readonly current?: unknown
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  !(thrown instanceof Error) &&
  'reason' in thrown &&
  'message' in thrown

const textOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.message
  return typeof thrown === 'string' ? thrown : 'Something went wrong'
}

/** Turns whatever an actor threw into a failure. */
export const failureOf = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { reason: 'UnexpectedFailure', message: textOf(thrown), withoutResponse: true }

/** Whether the session had ended, so that a retry succeeds after the next sign-in. */
export const isExpiry = (failure: Failure | null): boolean => failure?.reason === 'NotSignedIn'
