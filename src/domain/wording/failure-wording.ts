/** A failure's two forms: `raised` when the call broke or answered no message, `answered` when the server gave one. */
export interface FailureWording {
  readonly raised: string
  readonly answered: string
}

const suffix = ': Something went wrong'
export const always = (sentence: string): FailureWording => ({ raised: sentence, answered: sentence })
/** The same with the suffix of the catalogue, whatever the other side said. */
export const suffixed = (sentence: string): FailureWording => always(`${sentence}${suffix}`)
/** With the suffix where the other side said nothing. */
export const either = (sentence: string): FailureWording => ({
  raised: `${sentence}${suffix}`,
  answered: sentence,
})

export interface FailedCall {
  /** Whether the other side answered with a code, as opposed to silence or an answer that cannot be read. */
  readonly answered: boolean
  /** The other side's message; empty where it answered none. */
  readonly message: string
}

/** The toast of a failed call. */
export const failureText = (wording: FailureWording, { answered, message }: FailedCall): string =>
  answered && message !== '' ? wording.answered : wording.raised
