/** What a machine keeps of a call that did not succeed. */
export interface Failure {
  /** The name of what happened, such as `ItemChanged`. */
  readonly reason: string
  /** The server's message, otherwise the error's text (L3); empty where the server answered a code alone. */
  readonly message: string
  /** Whether the other side answered with a code. */
  readonly answered: boolean
  /** One sentence a field, where the draft was refused. */
  readonly fields?: Readonly<Record<string, string>>
  /** The item as it is now, where somebody else changed it. */
  readonly current?: unknown
}

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'reason' in thrown &&
  'message' in thrown &&
  'answered' in thrown

const textOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.message
  return typeof thrown === 'string' ? thrown : 'Something went wrong'
}

/** Reads what an actor threw; anything can be thrown. */
export const failureOf = (thrown: unknown): Failure =>
  isFailure(thrown) ? thrown : { reason: 'CallFailed', message: textOf(thrown), answered: false }

/** Whether a call failed because the session had ended: another try succeeds once the person has signed in again. */
export const isExpiry = (failure: Failure | null): boolean => failure?.reason === 'NotSignedIn'
