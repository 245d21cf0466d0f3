import { Effect, Layer } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { asStored } from '#domain/forms/contact-rules.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { Handling, ReceivedProfile, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { resumeName } from '#domain/visitor-forms/profile/resume-name.ts'
import { emptyProfile, type Profile } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { InputRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { Behaviour } from '../store/behaviour.ts'
import { makeDeskStore, type DeskStore } from '../store/desk-store.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { makeMails } from './mails.ts'

type SentApplication = Profile & Pick<ReceivedProfile, 'position' | 'resumeName'>

export interface MemoryProfilesOptions extends Behaviour {
  readonly received?: ReadonlyArray<
    SentApplication & Partial<Receipt & ShownForm & Handling & SpamCheck & Stored>
  >
  /** Stores deleted mails. */
  readonly journal?: Journal
  /** Shared with the desk. */
  readonly desk?: DeskStore
  /** The ids of closed careers. */
  readonly closed?: ReadonlyArray<string>
  /** Whether visitors may apply without a position. */
  readonly takesOpen?: boolean
  /** Titles of positions by career id. */
  readonly positions?: Readonly<Record<string, string>>
}

const refused = new InputRefused({
  message: forms.refusals.positionClosed,
  fields: { careerId: forms.refusals.positionClosed },
})

/** Stores applications as long as the layer lives; of résumés only the name. */
export const MemoryProfiles = ({
  received = [],
  journal = makeJournal(),
  desk = makeDeskStore(),
  positions = {},
  closed = [],
  takesOpen = false,
  ...behaviour
}: MemoryProfilesOptions = {}) =>
  Layer.sync(Profiles, () => {
    const {
      receive,
      rows: _,
      table: _table,
      shown: _shown,
      ...mails
    } = makeMails<SentApplication>({
      ...behaviour,
      kind: 'profiles',
      journal,
      fields: [...Object.keys(emptyProfile), 'position'],
      received,
      desk,
    })
    return Profiles.of({
      ...mails,
      send: (profile, resume, metadata = {}) => {
        const application = {
          ...asStored(profile),
          position: positions[profile.careerId] ?? '',
          resumeName: resumeName(resume.name),
        }
        return closed.includes(profile.careerId)
          ? Effect.fail(refused)
          : receive(application, profileErrors(profile, resume, { takesOpen }), metadata)
      },
    })
  })
