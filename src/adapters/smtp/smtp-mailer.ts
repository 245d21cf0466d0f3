import { Effect, Layer, type Duration } from 'effect'
import { createTransport } from 'nodemailer'
import { Mailer, LetterUnsent } from '#ports/server/mail/mailer.ts'
import { smtpFailure } from './smtp-failure.ts'

export interface SmtpOptions {
  /** For example `smtps://user:password@mail.example.com`. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** The timeout of a whole message. */
  readonly timeout?: Duration.Input
}

const second = 1_000

/** Timeouts of single steps, in milliseconds. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second }

/** Nodemailer must not read files or URLs that a message names. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true }

const timedOut = new LetterUnsent({ reason: 'The mail server does not answer.' })

/** Sends each letter over a new SMTP connection. */
export const SmtpMailer = ({ url, from, timeout = '1 minute' }: SmtpOptions): Layer.Layer<Mailer> =>
  Layer.sync(Mailer, () => {
    const transport = createTransport({ url, ...timeouts, ...textOnly })
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
    const messageId = (token: string) => `<${token}@${domain}>`
    return Mailer.of({
      send: ({ to, token, automatic, earlier = [], ...message }) => {
        const last = earlier.at(-1)
        return Effect.tryPromise({
          try: (signal) =>
            transport.sendMail({
              ...message,
              from,
              to: { name: '', address: to },
              messageId: messageId(token),
              references: earlier.map(messageId),
              ...(last !== undefined && { inReplyTo: messageId(last) }),
              headers: automatic === undefined ? {} : { 'Auto-Submitted': automatic },
              signal,
            }),
          catch: smtpFailure,
        }).pipe(
          Effect.asVoid,
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(timedOut) }),
          Effect.withSpan('mail.send', { kind: 'producer' }),
        )
      },
    })
  })
