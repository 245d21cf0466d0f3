import { Schema } from 'effect'

/** Which e-mails a person gets. */
export const EmailPreferences = Schema.Struct({
  /** The digest of the morning. */
  digest: Schema.Boolean,
  /** When a visitor replies to a mail that the person owns. */
  replies: Schema.Boolean,
})
export type EmailPreferences = typeof EmailPreferences.Type

/** Until the person switches them off. */
export const allEmails: EmailPreferences = { digest: true, replies: true }
