import type { Digest } from '../../desk/digest.ts'
import { numberText } from '../../wording/counted.ts'
import { fill } from '../../wording/template.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'
import { letterBodies, type LetterFact } from './letter-bodies.ts'
import type { LetterContent } from './letter-content.ts'
import { oneLine } from './one-line.ts'

/** The morning's e-mail to one person: how many mails wait, and a link; nothing of their content. */
export const digestLetter = (
  { name, email: _email, language: _language, ...counts }: Digest,
  publicUrl: string,
  { language, mails: { digest } }: LetterLanguage = inEnglish,
): LetterContent => {
  const facts = (['overdue', 'today', 'unowned', 'parked', 'erased'] as const).flatMap(
    (count): ReadonlyArray<LetterFact> =>
      counts[count] === 0 ? [] : [[digest[count], numberText(counts[count])]],
  )
  return {
    subject: oneLine(digest.subject),
    ...letterBodies(
      {
        lead: fill(digest.lead, { name }),
        facts,
        close: digest.close,
        link: { label: digest.link, address: `${publicUrl}/admin/dashboard` },
      },
      language,
    ),
  }
}
