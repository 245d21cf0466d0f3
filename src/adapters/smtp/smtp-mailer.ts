import { Effect, Layer, type Duration } from 'effect'
import { createTransport } from 'nodemailer'
import { Mailer, MailUnsent } from '#ports/server/mailer.ts'
import { smtpFailure } from './smtp-failure.ts'

export interface SmtpOptions {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly url: string
  readonly from: { readonly name: string; readonly address: string }
  /** How long a message may take in all. */
  readonly patience?: Duration.Input
}

const second = 1_000

/** How long the other side may be silent in one step; less than what a message may take in all. */
const silence = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 20 * second }

/** Messages are made of texts alone: nothing that stands in one may name a file or an address to read. */
const textsOnly = { disableFileAccess: true, disableUrlAccess: true }

const timedOut = new MailUnsent({ reason: 'The mail server does not answer.' })

/** Hands messages to a mail server, each over a connection of its own. */
export const SmtpMailer = ({ url, from, patience = '1 minute' }: SmtpOptions): Layer.Layer<Mailer> =>
  Layer.sync(Mailer, () => {
    const transport = createTransport({ url, ...silence, ...textsOnly })
    const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
    return Mailer.of({
      send: ({ to, token, automatic, ...message }) =>
        Effect.tryPromise({
          try: (signal) =>
            transport.sendMail({
              ...message,
              from,
              to: { name: '', address: to },
              messageId: `<${token}@${domain}>`,
              headers: { 'Auto-Submitted': automatic },
              signal,
            }),
          catch: smtpFailure,
        }).pipe(
          Effect.asVoid,
          Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.fail(timedOut) }),
          Effect.withSpan('mail.send', { kind: 'producer' }),
        ),
    })
  })
