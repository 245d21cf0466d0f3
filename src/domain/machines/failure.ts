/** A failed request, as machines store it. */
export interface Failure {
  /** Such as `ItemChanged`. */
  readonly reason: string
  /** The server's message, or the error's text (L3); empty if the server sent only a status code. */
  readonly message: string
  /** Whether the server responded. */
  readonly hasResponse: boolean
  /** One sentence per invalid field. */
  readonly fields?: Readonly<Record<string, string>>
  /** The item as it is now, if another person saved it first. */
  readonly current?: unknown
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'reason' in thrown &&
  'message' in thrown &&
  'hasResponse' in thrown

const textOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.message
  return typeof thrown === 'string' ? thrown : 'Something went wrong'
}

/** Turns whatever an actor threw into a failure. */
export const failureOf = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { reason: 'UnexpectedFailure', message: textOf(thrown), hasResponse: false }

/** Whether the session had ended, so that a retry succeeds after the next sign-in. */
export const isExpiry = (failure: Failure | null): boolean => failure?.reason === 'NotSignedIn'
