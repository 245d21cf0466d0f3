/** A failure's two forms: `withMessage` if the server sent one, else `withoutMessage`. */
export interface FailureWording {
  readonly withoutMessage: string
  readonly withMessage: string
}

const suffix = ': Something went wrong'

// Without side effects, so that a public page's script leaves out the sentences of the back office.
/** The same sentence in both forms. */
export const always = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording => ({
  withoutMessage: sentence,
  withMessage: sentence,
})
/** Always with the catalogue's suffix. */
export const suffixed = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording =>
  always(`${sentence}${suffix}`)
/** With the suffix only if the server sent no message. */
export const either = /* @__NO_SIDE_EFFECTS__ */ (sentence: string): FailureWording => ({
  withoutMessage: `${sentence}${suffix}`,
  withMessage: sentence,
})

export interface FailedRequest {
  /** Whether there was a valid response, as opposed to none or an unreadable one. */
  readonly hasResponse: boolean
  /** The server's message; empty if it sent none. */
  readonly message: string
}

/** The text of the toast for a failed request. */
export const failureText = (wording: FailureWording, { hasResponse, message }: FailedRequest): string =>
  hasResponse && message !== '' ? wording.withMessage : wording.withoutMessage
