import { randomUUID } from 'node:crypto'
import { Effect, Layer, Schedule } from 'effect'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { ResetMail, type ResetLetter } from '#adapters/sql/accounts/passwords/password-resets.ts'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { letterLanguageOf } from '#domain/mail/letters/letter-language-of.ts'
import { resetLetter } from '#domain/mail/letters/reset-letter.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Mailer } from '#ports/server/mail/mailer.ts'
import type { MailConfig } from '../../config/mail-config.ts'

/** Links are not queued: their secret is not stored, and a late link is useless. */
const MailedResets = Layer.effect(
  ResetMail,
  Effect.gen(function* () {
    const mailer = yield* Mailer
    const homePage = yield* HomePageDetails
    const [main] = yield* SiteLanguages
    return ({ to, name, language, address }: ResetLetter) =>
      Effect.gen(function* () {
        const { site = {} } = yield* homePage.get(language || main.tag)
        const reset = { name, email: to, address, site: siteNameOf(site) }
        const message = resetLetter(reset, letterLanguageOf(language, main))
        yield* mailer.send({ to, token: randomUUID(), automatic: 'auto-generated', ...message }).pipe(
          Effect.retry({
            while: ({ _tag }) => _tag === 'LetterUnsent',
            schedule: Schedule.spaced('20 seconds'),
          }),
          Effect.timeout(`${resetMinutes} minutes`),
        )
      }).pipe(Effect.catch((failure) => Effect.logWarning('A password reset was not mailed.', failure._tag)))
  }),
)

export const resetMail = (mail: MailConfig | undefined) =>
  mail === undefined
    ? Layer.succeed(ResetMail, undefined)
    : MailedResets.pipe(Layer.provide(SmtpMailer({ url: mail.smtpUrl, from: mail.from })))
