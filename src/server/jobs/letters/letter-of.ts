import { Effect } from 'effect'
import { receiptAddress, receiptPage } from '#domain/desk/receipt/receipt-code.ts'
import { openTags } from '#domain/content/home-page/stored-home-page.ts'
import { digestLetter } from '#domain/mail/letters/digest-letter.ts'
import { expiringTokenLetter } from '#domain/mail/letters/expiring-token-letter.ts'
import { languageOf } from '#domain/language/language.ts'
import { letterLanguageOf } from '#domain/mail/letters/letter-language-of.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import { answerLetter } from '#domain/mail/letters/answer-letter.ts'
import { receiptLetter } from '#domain/mail/letters/receipt-letter.ts'
import { staffLetter } from '#domain/mail/letters/staff-letter.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { LetterRefused, type Letter } from '#ports/server/mail/mailer.ts'
import type { ClaimedLetter } from '#ports/server/mail/letter-queue.ts'

export interface LetterConfig {
  /** Without a trailing slash; the base of every link. */
  readonly publicUrl: string
  readonly timeZone: string
  readonly staff: Readonly<Partial<Record<MailKind, string>>>
  /** The `Reply-To` of answers; the address of staff if absent. */
  readonly replyTo?: string | undefined
}

const noAddress = new LetterRefused({ reason: 'No address is configured for these notifications.' })

const noAnswer = new LetterRefused({ reason: 'The answer was deleted.' })

/**
 * Writes a claimed letter: to an owner or the maker of a token in the person's language, to the team in the
 * default language, to visitors in that of their mail.
 */
export const letterOf = Effect.fnUntraced(function* (
  claimed: ClaimedLetter,
  { publicUrl, timeZone, staff, replyTo }: LetterConfig,
) {
  const languages = yield* SiteLanguages
  const [defaultLanguage] = languages
  const site = { publicUrl, timeZone }
  const wordingIn = (tag = '') => letterLanguageOf(tag || defaultLanguage.tag, defaultLanguage)
  if (claimed.recipient === 'digest') {
    const { digest, token } = claimed
    const message = digestLetter(digest, publicUrl, wordingIn(digest.language))
    return { to: digest.email, token, automatic: 'auto-generated', ...message } satisfies Letter
  }
  if (claimed.recipient === 'expiringToken') {
    const { expiring, token } = claimed
    const { email, language } = expiring.maker
    const message = expiringTokenLetter(expiring, site, wordingIn(language))
    return { to: email, token, automatic: 'auto-generated', ...message } satisfies Letter
  }
  const { recipient, received, message, owner, token, earlier, code } = claimed
  const { language: tag = defaultLanguage.tag } = received.mail
  if (recipient === 'staff') {
    const to = owner?.email ?? staff[received.kind]
    if (to === undefined) return yield* noAddress
    const notice = staffLetter(received, site, wordingIn(owner?.language), languageOf(tag), message?.text)
    return { to, token, automatic: 'auto-generated', ...notice } satisfies Letter
  }
  const to = received.mail.email
  const details = yield* HomePageDetails.use(({ get }) => get(tag))
  const open = openTags(details, languages)
  // Also in an answer in another language: the page is in the language of the mail.
  const address = receiptAddress(receiptPage(publicUrl, open, tag), code)
  if (recipient === 'answer') {
    if (message === undefined) return yield* noAnswer
    const language = languageOf(message.language) ?? defaultLanguage
    const answer = { text: message.text, language, address, replyTo: replyTo ?? staff[received.kind] }
    return { to, token, earlier, ...answerLetter(received, answer, wordingIn(tag)) } satisfies Letter
  }
  const receipt = code === '' ? undefined : address
  const sender = { name: siteNameOf(details.site ?? {}), publicUrl, receipt }
  const confirmation = receiptLetter(received, sender, wordingIn(tag))
  return { to, token, automatic: 'auto-replied', ...confirmation } satisfies Letter
})
