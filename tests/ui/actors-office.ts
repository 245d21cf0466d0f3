import { Effect, Layer, ManagedRuntime } from 'effect'
import { waitFor } from 'xstate'
import { MemoryAccounts } from '#adapters/memory/accounts.ts'
import type { Behaviour } from '#adapters/memory/behaviour.ts'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/contents.ts'
import { MemoryArrivals } from '#adapters/memory/arrivals.ts'
import { MemoryDownloads } from '#adapters/memory/downloads.ts'
import { MemoryFeatures } from '#adapters/memory/features.ts'
import { MemoryEnquiries } from '#adapters/memory/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/history.ts'
import { MemoryHomePageDetails, type MemoryHomePageDetailsOptions } from '#adapters/memory/home-page.ts'
import { MemoryImages, type MemoryImagesOptions } from '#adapters/memory/images.ts'
import { makeJournal } from '#adapters/memory/journal.ts'
import { MemoryNotifications } from '#adapters/memory/notifications.ts'
import { MemoryOwnSessions } from '#adapters/memory/own-sessions.ts'
import { MemoryPasswordResets } from '#adapters/memory/password-resets.ts'
import { MemoryPersonalData } from '#adapters/memory/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/profiles.ts'
import { MemorySecondFactors } from '#adapters/memory/second-factors.ts'
import { MemorySessionStore } from '#adapters/memory/session-store.ts'
import { MemorySession } from '#adapters/memory/session.ts'
import { MemorySettings } from '#adapters/memory/settings.ts'
import { MemoryTrash } from '#adapters/memory/trash.ts'
import { MemoryUnsavedForms } from '#adapters/memory/unsaved-forms.ts'
import type { Entry } from '#domain/session/entry.ts'
import type { Contents } from '#ports/contents.ts'
import type { Announcement } from '#ui/actors/announcements.ts'
import { backOffice } from '#ui/actors/back-office.ts'

export const maryam: Entry = { id: '1', name: 'Maryam', email: 'maryam@example.com', role: 'Admin' }
export const yusuf: Entry = { id: '2', name: 'Yusuf', email: 'yusuf@example.com', role: 'Hr' }
export const password = 'a long password'

const image = (name: string) => `/media/${name}-1x1.webp`
export const brands = [
  { title: 'Salwan', image: image('salwan'), sector: '' },
  { title: 'Dhuha', image: image('dhuha'), sector: 'Energy' },
]

const never = () => Effect.die('Nobody asks for this')

/** Contents of which a test answers some calls itself. */
export const notCalled: Contents['Service'] = {
  list: never,
  get: never,
  add: never,
  update: never,
  remove: never,
  order: never,
  move: never,
}

interface Options {
  readonly contents?: MemoryContentsOptions
  /** Instead of the memory's contents. */
  readonly store?: Layer.Layer<Contents>
  readonly images?: MemoryImagesOptions
  readonly homePage?: MemoryHomePageDetailsOptions
  /** How both kinds of mails behave. */
  readonly mails?: Behaviour
  readonly entry?: Entry | null
}

/** A back office over memory, with what it announced. */
export const office = ({ contents, store, images, homePage, mails, entry = maryam }: Options = {}) => {
  const people = [maryam, yusuf].map((person) => ({ entry: person, password }))
  const journal = makeJournal()
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      store ?? MemoryContents({ items: { brand: brands }, journal, ...contents }),
      MemoryImages(images),
      MemoryNotifications(mails),
      MemoryAccounts({ accounts: [maryam, yusuf], journal }),
      MemoryArrivals(),
      MemoryDownloads(),
      MemoryFeatures(),
      MemoryOwnSessions(),
      MemoryPasswordResets(),
      MemoryPersonalData({ journal }).pipe(
        Layer.provideMerge(
          Layer.merge(MemoryEnquiries({ ...mails, journal }), MemoryProfiles({ ...mails, journal })),
        ),
      ),
      MemoryHomePageDetails({ ...homePage, journal }),
      MemoryTrash({ journal }),
      MemoryHistory({ journal }),
      MemorySession({ people, ...(entry && { signedIn: entry }) }),
      MemorySecondFactors(),
      MemorySessionStore(entry),
      MemorySettings(),
      MemoryUnsavedForms(),
    ),
  )
  const actors = backOffice(runtime, 'Asia/Bahrain')
  const told: Array<Announcement> = []
  actors.announcements.listen((announcement) => told.push(announcement))
  return { actors, runtime, told }
}

export const brandsOf = (made: ReturnType<typeof office>) => made.actors.staff().contents.brand
export type Actors = ReturnType<typeof brandsOf>

export const isLoading = ({ list }: Actors) => list.getSnapshot().hasTag('loading')
export const titles = ({ list }: Actors) =>
  list.getSnapshot().context.items.map((item) => (item as { title?: string }).title)
export const settled = ({ list }: Actors) => waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
export const fetched = async (actors: Actors) => {
  actors.list.send({ type: 'list.fetch' })
  await settled(actors)
}
