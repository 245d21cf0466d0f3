/** A failure's text, or its two forms: `withMessage` if the server sent one, else `withoutMessage`. */
export type FailureWording = string | { readonly withoutMessage: string; readonly withMessage: string }

const suffix = ': Something went wrong'

/** Always with the catalogue's suffix. */
export const suffixed = (sentence: string) => `${sentence}${suffix}`
/** With the suffix only if the server sent no message. */
export const either = (sentence: string) => ({
  withoutMessage: suffixed(sentence),
  withMessage: sentence,
})

export interface FailedRequest {
  /** The server's message, or the error's text (L3); empty if the server sent only a status code. */
  readonly message: string
  /**
   * Set if `message` is not the server's, such as after a timeout, a broken connection or an unreadable response,
   * when the back end may have acted or not.
   */
  readonly withoutResponse?: boolean | undefined
}

/** The server's message; empty if it sent none. */
export const serverMessage = ({ message, withoutResponse }: FailedRequest): string =>
  withoutResponse ? '' : message

/** The text of the toast for a failed request. */
export const failureText = (wording: FailureWording, failure: FailedRequest): string => {
  if (typeof wording === 'string') return wording
  return serverMessage(failure) ? wording.withMessage : wording.withoutMessage
}

interface UploadWording {
  readonly refused: string
  readonly withoutResponse: string
}

/** The text for a failed upload: the server's message, or one of the catalogue's two (M1). */
export const uploadFailureText = (failure: FailedRequest, wording: UploadWording): string => {
  if (failure.withoutResponse) return wording.withoutResponse
  return failure.message || wording.refused
}
