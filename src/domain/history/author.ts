/** The name of a visitor who erased what they had sent. It has no id, which distinguishes it from an account. */
export const senderName = 'the sender'

/** The person behind an activity. The id is empty for the server itself and for unknown persons. */
export interface Author {
  readonly id: string
  /** The person's name at the time. */
  readonly name: string
}
