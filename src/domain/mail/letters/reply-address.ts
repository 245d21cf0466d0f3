import { mails as english, type MailsWords } from '../../wording/en/inbox/mails.ts'
import { fill } from '../../wording/template.ts'
import type { MailKind } from '../mail-kind.ts'
import { oneLine } from './one-line.ts'
import { receiptSubject } from './receipt-letter.ts'

export interface RepliedMail {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly reference: string
  readonly message: string
}

/** Replaces lone surrogates, which `encodeURIComponent` refuses. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

/** A `mailto:` address. The e-mail is encoded, so that it cannot add headers. */
export const mailTo = (email: string): string =>
  `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}`

/** In characters; some mail programs refuse longer addresses. */
const longest = 1_800

/** The quoted message, cut to what fits into an address. */
const quoted = (intro: string, message: string): string => {
  const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const quote = (letters: ReadonlyArray<string>, end = '') =>
    encoded(`\n\n${intro}\n${(letters.join('') + end).replace(/^/gm, '> ')}\n`)
  let letters = Array.from(wellFormed(message).replaceAll('\r', ''))
  const whole = quote(letters)
  if (whole.length <= longest) return whole
  while (quote(letters, '…').length > longest) letters = letters.slice(0, Math.floor(letters.length * 0.9))
  return quote(letters, '…')
}

/**
 * A `mailto:` address that opens a reply in the person's mail program, with the subject of the receipt and the quoted
 * message, in the words of the mail's language.
 */
export const replyTo = (kind: MailKind, mail: RepliedMail, mails: MailsWords = english): string => {
  const { email, firstName, lastName, reference, message } = mail
  const subject = encodeURIComponent(`Re: ${receiptSubject(kind, reference, { mails })}`)
  const intro = wellFormed(oneLine(fill(mails.wrote, { name: `${firstName} ${lastName}` })))
  return `${mailTo(email)}?subject=${subject}&body=${quoted(intro, message)}`
}
