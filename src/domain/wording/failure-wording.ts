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
  /** Whether there was a valid response, as opposed to none or an unreadable one. */
  readonly hasResponse: boolean
  /** The server's message; empty if it sent none. */
  readonly message: string
}

/** The text of the toast for a failed request. */
export const failureText = (wording: FailureWording, { hasResponse, message }: FailedRequest): string => {
  if (typeof wording === 'string') return wording
  return hasResponse && message !== '' ? wording.withMessage : wording.withoutMessage
}

interface UploadWording {
  readonly refused: string
  readonly withoutResponse: string
}

/** The text for a failed upload: the server's message, or one of the catalogue's two (M1). */
export const uploadFailureText = (
  { hasResponse, message }: FailedRequest,
  wording: UploadWording,
): string => {
  if (!hasResponse) return wording.withoutResponse
  return message === '' ? wording.refused : message
}
