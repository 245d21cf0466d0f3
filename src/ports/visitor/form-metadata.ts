/** The metadata of a visitor's form. */
export interface FormMetadata {
  /** The idempotency key: a form with the same key within 24 hours is stored once. */
  readonly key?: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took?: number
  /** The value of the hidden decoy field, which only bots fill in. */
  readonly decoy?: string
  /** The version of the consent text below the form. */
  readonly consent?: string
  /** The tag of the language in which the form was shown; absent if that is the default language. */
  readonly language?: string
  /** The IP address of the visitor, if the sender knows it. */
  readonly visitorAddress?: string
}
