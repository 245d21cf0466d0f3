/** A failure's two forms: `answered` if the server sent a message, else `raised`. */
export interface FailureWording {
  readonly raised: string
  readonly answered: string
}

const suffix = ': Something went wrong'

// Without side effects, so that a public page's script leaves out the sentences of the back office.
/** The same sentence in both forms. */
export const always = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording => ({
  raised: sentence,
  answered: sentence,
})
/** Always with the catalogue's suffix. */
export const suffixed = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording =>
  always(`${sentence}${suffix}`)
/** With the suffix only if the server sent no message. */
export const either = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording => ({
  raised: `${sentence}${suffix}`,
  answered: sentence,
})

export interface FailedRequest {
  /** Whether there was a valid response, as opposed to none or an unreadable one. */
  readonly answered: boolean
  /** The server's message; empty if it sent none. */
  readonly message: string
}

/** The text of the toast for a failed request. */
export const failureText = (wording: FailureWording, { answered, message }: FailedRequest): string =>
  answered && message !== '' ? wording.answered : wording.raised
