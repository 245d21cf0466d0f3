import { Schema } from 'effect'

/** Which mails a person gets. */
export const OwnMails = Schema.Struct({
  /** The digest of the morning. */
  digest: Schema.Boolean,
  /** When a visitor replies to a mail that the person owns. */
  replies: Schema.Boolean,
})
export type OwnMails = typeof OwnMails.Type

/** Until the person switches them off. */
export const allMails: OwnMails = { digest: true, replies: true }
