import { Layer } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import { trimmed } from '#domain/enquiry/contact-rules.ts'
import type { Receipt } from '#domain/mail/receipt.ts'
import type { Handling, ReceivedProfile, Told } from '#domain/mail/received-mail.ts'
import type { Judged } from '#domain/mail/spam.ts'
import { profileErrors } from '#domain/profile/profile-errors.ts'
import { emptyProfile, type Profile } from '#domain/profile/profile.ts'
import { positionClosed } from '#domain/wording.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Behaviour } from './behaviour.ts'
import { makeJournal, type Journal } from './journal.ts'
import { makeMails } from './mails.ts'

type Application = Profile & Pick<ReceivedProfile, 'position' | 'resumeName'>

export interface MemoryProfilesOptions extends Behaviour {
  readonly received?: ReadonlyArray<Application & Partial<Receipt & Told & Handling & Judged & Kept>>
  /** Where deleted mails wait. */
  readonly journal?: Journal
  /** The ids of careers that take no applications any more. */
  readonly closed?: ReadonlyArray<string>
  /** The titles of the positions by the ids of their careers. */
  readonly positions?: Readonly<Record<string, string>>
}

/** Applications that live as long as the layer; of a résumé only the name is kept. */
export const MemoryProfiles = ({
  received = [],
  journal = makeJournal(),
  positions = {},
  closed = [],
  ...behaviour
}: MemoryProfilesOptions = {}) =>
  Layer.sync(Profiles, () => {
    const {
      receive,
      rows: _,
      ...mails
    } = makeMails<Application>({
      ...behaviour,
      subject: 'profile',
      journal,
      fields: [...Object.keys(emptyProfile), 'position'],
      received,
    })
    return Profiles.of({
      ...mails,
      send: (profile, resume, sending = {}) => {
        const application = {
          ...trimmed(profile),
          position: positions[profile.careerId] ?? '',
          resumeName: resume.name,
        }
        const errors = {
          ...profileErrors(profile, resume),
          ...(closed.includes(profile.careerId) && { careerId: positionClosed }),
        }
        return receive(application, errors, sending)
      },
    })
  })
