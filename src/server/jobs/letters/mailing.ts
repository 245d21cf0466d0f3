import { Layer } from 'effect'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import type { NotificationRecipient } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { Config } from '../../config/config.ts'
import type { MailConfig } from '../../config/mail-config.ts'
import { DigestJob } from '../digest-job.ts'
import { LetterJob } from './letter-job.ts'

export const notified = (mail: MailConfig | undefined) => {
  const recipients = (kind: MailKind): ReadonlyArray<NotificationRecipient> => [
    ...(mail?.staff[kind] === undefined ? [] : (['staff'] as const)),
    ...(mail?.receipts ? (['visitor'] as const) : []),
  ]
  return { enquiries: recipients('enquiries'), profiles: recipients('profiles') }
}

/** Sends the queued letters if a mail server is configured; otherwise they stay in the queue. */
export const mailing = ({ mail, timeZone }: Config, publicUrl: string) =>
  mail === undefined
    ? Layer.empty
    : Layer.merge(
        LetterJob({ publicUrl, timeZone, staff: mail.staff, replyTo: mail.inbound?.replyTo }),
        DigestJob(),
      ).pipe(Layer.provide(SmtpMailer({ url: mail.smtpUrl, from: mail.from })))
