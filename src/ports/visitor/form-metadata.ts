/** What travels beside a visitor's form. */
export interface Sending {
  /** The same key within 24 hours is kept once. */
  readonly key?: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took?: number
  /** What was typed into the field that people do not see. */
  readonly decoy?: string
  /** The version of the sentence that stood under the form. */
  readonly consent?: string
  /** Where the visitor's request came from, as far as the sender knows. */
  readonly visitorAddress?: string
}
