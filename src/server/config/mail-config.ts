import { Schema } from 'effect'
import { isEmailAddress } from '#domain/mail/letters/email-address.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { StartRefused } from './start-refused.ts'
import { holding, isDecodable } from './variable-checks.ts'

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
  readonly staff: Readonly<Partial<Record<MailKind, string>>>
  readonly receipts: boolean
  /** The mailbox of visitors' replies; absent if none is read. */
  readonly inbound?: {
    readonly imapUrl: string
    /** The address of the mailbox. */
    readonly replyTo: string
  }
}

/** An address, optionally with a name. */
const mailbox = /^(?:([^\p{Cc}<>]*)<([^<>]+)>|([^<>]+))$/u

const readMailbox = (text: string): MailConfig['from'] => {
  const [, name = '', named, bare = ''] = mailbox.exec(text) ?? []
  return { name: name.trim().replaceAll('"', ''), address: (named ?? bare).trim() }
}

const isSmtpUrl = (text: string) => /^smtps?:\/\/[^/?#\s]+/.test(text) && URL.canParse(text)

/** Without TLS only on this machine: the password travels to it. */
const isImapUrl = (text: string) => {
  if (!URL.canParse(text) || /[\s?#]|%(?![\da-f]{2})/i.test(text)) return false
  const { protocol, hostname, username, password, pathname } = new URL(text)
  if (![username, password, pathname].every(isDecodable)) return false
  const isPrivate = protocol === 'imap:' && ['localhost', '127.0.0.1'].includes(hostname)
  return (protocol === 'imaps:' || isPrivate) && hostname !== '' && username !== '' && pathname.length > 1
}

const address = holding(isEmailAddress, 'write one e-mail address')

export const mailVariables = {
  SMTP_URL: holding(isSmtpUrl, 'write it as smtps://user:password@host or smtp://host:port'),
  MAIL_FROM: holding(
    (value) => isEmailAddress(readMailbox(value).address),
    'write an e-mail address, or Name <address>',
  ),
  ENQUIRY_MAIL_TO: address,
  PROFILE_MAIL_TO: address,
  IMAP_URL: holding(isImapUrl, 'write it as imaps://user:password@host/INBOX'),
  MAIL_REPLY_TO: address,
  MAIL_RECEIPTS: Schema.optionalKey(Schema.Literals(['0', '1']).annotate({ message: 'write 0 or 1' })),
}

type Variables = { readonly [Name in keyof typeof mailVariables]?: string }

/** An own address, as everything that arrives there is read, and notices to staff would come back. */
const inboundOf = ({
  IMAP_URL,
  MAIL_REPLY_TO,
  MAIL_FROM = '',
  ENQUIRY_MAIL_TO,
  PROFILE_MAIL_TO,
}: Variables): MailConfig['inbound'] => {
  if (IMAP_URL === undefined && MAIL_REPLY_TO === undefined) return undefined
  if (MAIL_REPLY_TO === undefined)
    throw new StartRefused('MAIL_REPLY_TO: set it too; it is the address of the mailbox of IMAP_URL.')
  if (IMAP_URL === undefined)
    throw new StartRefused('IMAP_URL: set it too; without it nobody reads what arrives at MAIL_REPLY_TO.')
  const used = [readMailbox(MAIL_FROM).address, ENQUIRY_MAIL_TO, PROFILE_MAIL_TO]
  if (used.some((other) => other !== undefined && emailKey(other) === emailKey(MAIL_REPLY_TO)))
    throw new StartRefused('MAIL_REPLY_TO: use an address of its own, which nothing else is sent to or from.')
  return { imapUrl: IMAP_URL, replyTo: MAIL_REPLY_TO }
}

/** `undefined` without a mail server. Settings that would then have no effect are refused. */
export const mailConfig = (variables: Variables): MailConfig | undefined => {
  const { SMTP_URL, MAIL_FROM, ENQUIRY_MAIL_TO, PROFILE_MAIL_TO, MAIL_RECEIPTS } = variables
  const receipts = MAIL_RECEIPTS === '1'
  const inbound = inboundOf(variables)
  if (SMTP_URL === undefined) {
    if ((ENQUIRY_MAIL_TO ?? PROFILE_MAIL_TO ?? inbound) === undefined && !receipts) return undefined
    throw new StartRefused('SMTP_URL: set it too; without it nothing is mailed.')
  }
  if (MAIL_FROM === undefined) throw new StartRefused('MAIL_FROM: set it too; mails need a sender.')
  return {
    smtpUrl: SMTP_URL,
    from: readMailbox(MAIL_FROM),
    staff: {
      ...(ENQUIRY_MAIL_TO !== undefined && { enquiries: ENQUIRY_MAIL_TO }),
      ...(PROFILE_MAIL_TO !== undefined && { profiles: PROFILE_MAIL_TO }),
    },
    receipts,
    ...(inbound !== undefined && { inbound }),
  }
}
