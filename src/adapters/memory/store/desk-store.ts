import { defaultDesk, type StoredDesk } from '#domain/desk/desk-settings.ts'
import { mailClocks } from '#domain/desk/due/mail-clock.ts'
import type { MergedEnquiry } from '#domain/desk/merging.ts'
import type { Author } from '#domain/history/author.ts'
import type { DeskHandling, ReceivedEnquiry, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'

type Mail = Pick<
  ReceivedEnquiry | ReceivedProfile,
  'id' | 'email' | 'status' | 'createdAt' | 'location' | 'owner' | 'ownerName' | 'dueAt' | 'tags'
> & { readonly type?: string }

/** The desk's data of a mail. */
export interface HandledMail extends Pick<DeskHandling, 'owner' | 'answeredAt' | 'tags'> {
  readonly waitingSince?: string
  /** Working minutes until the first answer. */
  readonly firstAnswer?: number
}

export interface Merged extends Omit<MergedEnquiry, 'canSeparate'> {
  readonly mergedAt: string
}

/** The state that the memory adapters of mails and of the desk share. */
export interface DeskStore {
  readonly handled: Readonly<Record<MailKind, Map<string, HandledMail>>>
  current(): StoredDesk
  change(desk: StoredDesk): void
  readonly clocks: () => ReturnType<typeof mailClocks>
  readonly staff: ReadonlyArray<Author>
  readonly timeZone: string
  /** The enquiries that were merged into others, by the ids of those. */
  readonly merged: Map<string, ReadonlyArray<Merged>>
  /** The mails of each inbox, once its adapter runs. */
  readonly mails: Partial<Record<MailKind, () => ReadonlyArray<Mail>>>
}

export interface DeskStoreOptions {
  readonly desk?: Partial<StoredDesk>
  readonly staff?: ReadonlyArray<Author>
  readonly timeZone?: string
  /** By the ids of the mails. */
  readonly handled?: Partial<Record<MailKind, Readonly<Record<string, HandledMail>>>>
}

export const makeDeskStore = ({
  desk,
  staff = [],
  timeZone = 'UTC',
  handled,
}: DeskStoreOptions = {}): DeskStore => {
  let stored: StoredDesk = { ...defaultDesk(timeZone), version: 0, ...desk }
  let clocks = mailClocks(stored)
  return {
    current: () => stored,
    change: (next) => {
      stored = next
      clocks = mailClocks(next)
    },
    clocks: () => clocks,
    staff,
    timeZone,
    merged: new Map(),
    mails: {},
    handled: {
      enquiries: new Map(Object.entries(handled?.enquiries ?? {})),
      profiles: new Map(Object.entries(handled?.profiles ?? {})),
    },
  }
}
