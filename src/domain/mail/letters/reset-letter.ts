import { resetMinutes } from '../../sign-in/account/password-reset.ts'
import { count } from '../../wording/counted.ts'
import { fill } from '../../wording/template.ts'
import { inEnglish, type LetterLanguage } from './letter-language.ts'
import type { LetterContent } from './letter-content.ts'
import { oneLine } from './one-line.ts'
import { letterBodies } from './letter-bodies.ts'

interface Reset {
  /** The account's name. */
  readonly name: string
  readonly email: string
  /** The reset link. */
  readonly address: string
  /** The name of the site, which may be empty. */
  readonly site: string
}

/** The mail with the link to set a new password. */
export const resetLetter = (
  { name, email, address, site }: Reset,
  { language, mails: { reset } }: LetterLanguage = inEnglish,
): LetterContent => ({
  subject: oneLine(site ? fill(reset.subjectOfSite, { site }) : reset.subject),
  ...letterBodies(
    {
      lead: site ? fill(reset.leadOfSite, { name, site }) : fill(reset.lead, { name }),
      facts: [
        [reset.account, email, 'ltr'],
        [reset.goodFor, count(reset.minutes, resetMinutes)],
      ],
      close: reset.close,
      link: { label: reset.link, address },
    },
    language,
  ),
})
