import { answerFooter } from '../../desk/answer-footer.ts'
import { withStatusLink } from '../../desk/placeholders.ts'
import type { ThreadMessage } from '../../desk/thread.ts'
import { paragraphs } from '../../content/item/paragraphs.ts'
import type { Language } from '../../language/language.ts'
import { escapeHtml } from '../../wording/escape-html.ts'
import type { AnyReceived } from '../inbox/notification.ts'
import type { LetterLanguage } from './letter-language.ts'
import { printable } from './letter-bodies.ts'
import type { LetterContent } from './letter-content.ts'
import { receiptSubject } from './receipt-letter.ts'

interface SentAnswer extends Pick<ThreadMessage, 'text'> {
  readonly language: Language
  /** The receipt page of the visitor. */
  readonly address: string
  /** Where a reply by mail goes; `undefined` if that is the sender. */
  readonly replyTo: string | undefined
}

/**
 * Writes what a person has answered, with the footer that they have seen. The subject is that of the receipt, in the
 * language of the mail: mail programs put mails of one subject into one thread.
 */
export const answerLetter = (
  { kind, mail }: AnyReceived,
  { text, language: { tag, dir }, address, replyTo }: SentAnswer,
  ofReceipt: LetterLanguage,
): LetterContent => {
  const body = printable(withStatusLink(text, address))
  const footer = answerFooter(tag, mail.reference, address)
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`
  const toHtml = (part: string) =>
    escapeHtml(part).replaceAll('\n', '<br>').replaceAll(escapeHtml(address), link)
  return {
    subject: `Re: ${receiptSubject(kind, mail.reference, ofReceipt)}`,
    text: `${body}\n\n-- \n${footer.join('\n')}\n`,
    html: [
      '<!doctype html>',
      `<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"></head><body>`,
      ...paragraphs(body).map((part) => `<p>${toHtml(part)}</p>`),
      `<p>${footer.map(toHtml).join('<br>')}</p>`,
      '</body></html>\n',
    ].join('\n'),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  }
}
