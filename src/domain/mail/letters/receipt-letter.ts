import { fill } from '../../wording/template.ts'
import type { LetterContent } from './letter-content.ts'
import type { AnyReceived } from '../inbox/notification.ts'
import type { MailKind } from '../mail-kind.ts'
import { oneLine } from './one-line.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'
import { letterBodies, type LetterParts } from './letter-bodies.ts'

/** The site; its name may be empty. */
export interface Sender {
  readonly name: string
  readonly publicUrl: string
  /** The receipt page of the visitor; without it the mail links to the site. */
  readonly receipt?: string | undefined
}

/** The subject of the receipt, which replies repeat. */
export const receiptSubject = (
  kind: MailKind,
  reference: string,
  { mails }: Pick<LetterLanguage, 'mails'> = inEnglish,
): string => oneLine(fill(mails.receipt[kind].subject, { reference }))

/**
 * Confirms a received mail to its visitor. It repeats nothing that was typed, because the address may be someone else's
 * and the server must not carry messages to strangers.
 */
export const receiptLetter = (
  { kind, mail }: AnyReceived,
  { name, publicUrl, receipt: address }: Sender,
  written: LetterLanguage = inEnglish,
): LetterContent => {
  const { receipt } = written.mails
  const { lead, leadToUs } = receipt[kind]
  const content: LetterParts = {
    lead: name ? fill(lead, { site: name }) : leadToUs,
    facts: [[receipt.reference, mail.reference, 'ltr']],
    close: receipt.close,
    link:
      address === undefined
        ? { label: name || receipt.link, address: `${publicUrl}/` }
        : { label: receipt.follow, address },
  }
  return {
    subject: receiptSubject(kind, mail.reference, written),
    ...letterBodies(content, written.language),
  }
}
