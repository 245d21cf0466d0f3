import { Effect } from 'effect'
import { languageOf } from '#domain/language/language.ts'
import { mailLanguageOf } from '#domain/mail/messages/mail-language-of.ts'
import { nameOf } from '#domain/settings/site-name.ts'
import { receiptMessage } from '#domain/mail/messages/receipt-message.ts'
import { staffMessage } from '#domain/mail/messages/staff-message.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { MailRefused, type Letter } from '#ports/server/mailer.ts'
import type { ClaimedNotification } from '#ports/server/notification-queue.ts'

export interface LetterConfig {
  /** Without a trailing slash; the base of every link. */
  readonly publicUrl: string
  readonly timeZone: string
  readonly staff: Readonly<Partial<Record<MailKind, string>>>
}

const noAddress = new MailRefused({ reason: 'No address is configured for these notifications.' })

/** Writes the message of a notification: for staff, at their current address, in the default language. */
export const letterOf = Effect.fnUntraced(function* (
  { recipient, received, token }: ClaimedNotification,
  { publicUrl, timeZone, staff }: LetterConfig,
) {
  const [main] = yield* SiteLanguages
  const { language: tag = main.tag } = received.mail
  if (recipient === 'staff') {
    const to = staff[received.kind]
    if (to === undefined) return yield* noAddress
    const message = staffMessage(received, { publicUrl, timeZone }, mailLanguageOf(main.tag), languageOf(tag))
    return { to, token, automatic: 'auto-generated', ...message } satisfies Letter
  }
  const { site = {} } = yield* HomePageDetails.use(({ get }) => get())
  const message = receiptMessage(received, { name: nameOf(site), publicUrl }, mailLanguageOf(tag, main))
  return { to: received.mail.email, token, automatic: 'auto-replied', ...message } satisfies Letter
})
