/** What is written to somebody by mail. The subject is one line; whatever stands in the HTML is escaped. */
export interface Message {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string }
}
