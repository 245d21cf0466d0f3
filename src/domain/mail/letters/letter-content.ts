/** What a letter says. The subject is one line; all texts in the HTML are escaped. */
export interface LetterContent {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Receives the reply instead of the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string }
}
