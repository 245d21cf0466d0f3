import { resetMinutes } from '../../sign-in/account/password-reset.ts'
import { count } from '../../wording/counted.ts'
import { fill } from '../../wording/template.ts'
import { inEnglish, type MailLanguage } from './mail-language.ts'
import type { Message } from './message.ts'
import { oneLine } from './one-line.ts'
import { messageBodies } from './message-bodies.ts'

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
export const resetMessage = (
  { name, email, address, site }: Reset,
  { language, mails: { reset } }: MailLanguage = inEnglish,
): Message => ({
  subject: oneLine(site ? fill(reset.subjectOfSite, { site }) : reset.subject),
  ...messageBodies(
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
