import { Schema } from 'effect'
import { isMailAddress } from '#domain/mail/messages/mail-address.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { StartRefused } from './start-refused.ts'

export interface MailConfig {
  readonly smtpUrl: string
  readonly from: { readonly name: string; readonly address: string }
  readonly staff: Readonly<Partial<Record<MailKind, string>>>
  readonly receipts: boolean
}

/** An address, optionally with a name. */
const mailbox = /^(?:([^\p{Cc}<>]*)<([^<>]+)>|([^<>]+))$/u

const readMailbox = (text: string): MailConfig['from'] => {
  const [, name = '', named, bare = ''] = mailbox.exec(text) ?? []
  return { name: name.trim().replaceAll('"', ''), address: (named ?? bare).trim() }
}

const isSmtpUrl = (text: string) => /^smtps?:\/\/[^/?#\s]+/.test(text) && URL.canParse(text)

const holding = (holds: (value: string) => boolean, sentence: string) =>
  Schema.optionalKey(Schema.String.check(Schema.makeFilter((value) => holds(value) || sentence)))

const address = holding(isMailAddress, 'write one e-mail address')

export const mailVariables = {
  SMTP_URL: holding(isSmtpUrl, 'write it as smtps://user:password@host or smtp://host:port'),
  MAIL_FROM: holding(
    (value) => isMailAddress(readMailbox(value).address),
    'write an e-mail address, or Name <address>',
  ),
  ENQUIRY_MAIL_TO: address,
  PROFILE_MAIL_TO: address,
  MAIL_RECEIPTS: Schema.optionalKey(Schema.Literals(['0', '1']).annotate({ message: 'write 0 or 1' })),
}

type Variables = { readonly [Name in keyof typeof mailVariables]?: string }

/** `undefined` without a mail server. Settings that would then have no effect are refused. */
export const mailConfig = (variables: Variables): MailConfig | undefined => {
  const { SMTP_URL, MAIL_FROM, ENQUIRY_MAIL_TO, PROFILE_MAIL_TO, MAIL_RECEIPTS } = variables
  const receipts = MAIL_RECEIPTS === '1'
  if (SMTP_URL === undefined) {
    if ((ENQUIRY_MAIL_TO ?? PROFILE_MAIL_TO) === undefined && !receipts) return undefined
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
  }
}
