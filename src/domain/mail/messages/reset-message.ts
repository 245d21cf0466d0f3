import { resetMinutes } from '../../account/password-reset.ts'
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
export const resetMessage = ({ name, email, address, site }: Reset): Message => ({
  subject: oneLine(['Set a new password', site].filter(Boolean).join(' for ')),
  ...messageBodies({
    lead: `${name}, here is the link to set a new password${site && ` for ${site}`}.`,
    facts: [
      ['Account', email],
      ['Good for', `${resetMinutes} minutes, once`],
    ],
    close:
      'A new password ends all your sessions. If you have not asked for it, ignore this mail: your password stays as it is.',
    link: { label: 'Set a new password', address },
  }),
})
