import type { ExpiringToken } from '../../connections/api-token.ts'
import { fill } from '../../wording/template.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'
import { letterBodies, timeIn } from './letter-bodies.ts'
import type { LetterContent } from './letter-content.ts'
import { oneLine } from './one-line.ts'
import type { SiteSettings } from './staff-letter.ts'

/** The e-mail to the maker of an API token that expires soon. */
export const expiringTokenLetter = (
  { name, begins, until, usedAt, maker }: ExpiringToken,
  { publicUrl, timeZone }: SiteSettings,
  { language, mails: { expiringToken: words } }: LetterLanguage = inEnglish,
): LetterContent => ({
  subject: oneLine(fill(words.subject, { token: name })),
  ...letterBodies(
    {
      lead: fill(words.lead, { name: maker.name }),
      facts: [
        [words.token, name],
        [words.begins, begins, 'ltr'],
        [words.until, timeIn(timeZone, until, language)],
        [words.used, usedAt && timeIn(timeZone, usedAt, language)],
      ],
      close: words.close,
      link: { label: words.link, address: `${publicUrl}/admin/Connections` },
    },
    language,
  ),
})
