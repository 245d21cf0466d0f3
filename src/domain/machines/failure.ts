/** What a machine keeps of a call that did not succeed. */
export interface Failure {
  /** The name of what happened, such as `ItemChanged`. */
  readonly reason: string
  /** The server's message, if it gave one, otherwise the error's text (L3). */
  readonly message: string
  /** Whether the other side answered with a code and a message of its own. */
  readonly answered: boolean
  /** One sentence a field, where the draft was refused. */
  readonly fields?: Readonly<Record<string, string>>
  /** The item as it is now, where somebody else changed it. */
  readonly current?: unknown
}

/** Reads what an actor threw; anything can be thrown. */
export const failureOf = (thrown: unknown): Failure => {
  if (typeof thrown === 'object' && thrown !== null && 'reason' in thrown && 'answered' in thrown) {
    return thrown as Failure
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { reason: 'CallFailed', message, answered: false }
}
