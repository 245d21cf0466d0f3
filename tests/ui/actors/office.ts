import { MemoryAuthenticator } from '#adapters/memory/accounts/authenticator.ts'
import { MemoryPasskeys } from '#adapters/memory/accounts/passkeys.ts'
import { MemoryProviderLinks } from '#adapters/memory/accounts/provider-links.ts'
import { Effect, Layer, ManagedRuntime } from 'effect'
import { waitFor } from 'xstate'
import { MemoryAccounts } from '#adapters/memory/accounts/accounts.ts'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { MemoryArrivals } from '#adapters/memory/inbox/arrivals.ts'
import { MemoryDownloads } from '#adapters/memory/inbox/downloads.ts'
import { MemoryFailedSearches } from '#adapters/memory/visitor/failed-searches.ts'
import { MemoryFeatures } from '#adapters/memory/accounts/features.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import {
  MemoryHomePageDetails,
  type MemoryHomePageDetailsOptions,
} from '#adapters/memory/content/home-page.ts'
import {
  MemoryPictureUploads,
  type MemoryPictureUploadsOptions,
} from '#adapters/memory/content/picture-uploads.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { MemoryNotifications } from '#adapters/memory/inbox/notifications.ts'
import { MemoryOwnSessions } from '#adapters/memory/accounts/own-sessions.ts'
import { MemoryPasswordResets } from '#adapters/memory/accounts/password-resets.ts'
import { MemoryAnswerTemplates } from '#adapters/memory/desk/answer-templates.ts'
import { MemoryThreads } from '#adapters/memory/desk/threads.ts'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { MemoryOutsideLinks } from '#adapters/memory/links/outside-links.ts'
import { MemoryOldAddresses } from '#adapters/memory/redirects/old-addresses.ts'
import { MemoryLibraryStore } from '#adapters/memory/content/library-store.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { MemoryPreviewLinks } from '#adapters/memory/content/preview-links.ts'
import { MemoryPersonalData } from '#adapters/memory/accounts/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { MemoryRedirects } from '#adapters/memory/redirects/redirects.ts'
import { MemoryWebhooks } from '#adapters/memory/connections/webhooks.ts'
import { MemoryApiTokens } from '#adapters/memory/connections/api-tokens.ts'
import { MemorySecondFactors } from '#adapters/memory/accounts/second-factors.ts'
import { MemorySessionStore } from '#adapters/memory/accounts/session-store.ts'
import { MemorySession } from '#adapters/memory/accounts/session.ts'
import { makeSignInStore } from '#adapters/memory/accounts/sign-in-store.ts'
import { MemorySettings } from '#adapters/memory/accounts/settings.ts'
import { MemoryTranslations } from '#adapters/memory/content/translations.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { MemoryDesk } from '#adapters/memory/desk/desk.ts'
import { MemorySavedViews } from '#adapters/memory/desk/saved-views.ts'
import { MemoryDraftStore } from '#adapters/memory/content/draft-store.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { MemoryUnsavedForms } from '#adapters/memory/visitor/unsaved-forms.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { Contents } from '#ports/content/contents.ts'
import { CurrentSession } from '#ports/current-session.ts'
import type { Announcement } from '#ui/actors/announcements/announcements.ts'
import { backOffice } from '#ui/actors/office/back-office.ts'

export const maryam: SignedInUser = { id: '1', name: 'Maryam', email: 'maryam@example.com', role: 'Admin' }
export const yusuf: SignedInUser = { id: '2', name: 'Yusuf', email: 'yusuf@example.com', role: 'Hr' }
export const password = 'a long password'

const image = (name: string) => `/media/${name}-1x1.webp`
export const brands = [
  { title: 'Salwan', image: image('salwan'), sector: '' },
  { title: 'Dhuha', image: image('dhuha'), sector: 'Energy' },
]

const never = () => Effect.die('Nobody asks for this')

/** `Contents` with some methods replaced by a test. */
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
  /** Replaces the memory adapter. */
  readonly store?: Layer.Layer<Contents>
  readonly images?: MemoryPictureUploadsOptions
  readonly homePage?: MemoryHomePageDetailsOptions
  /** The behaviour of both inboxes. */
  readonly mails?: Behaviour
  readonly user?: SignedInUser | null
  readonly words?: Parameters<typeof backOffice>[2]
}

/** A back office on the memory adapters, with its announcements. */
export const office = ({ contents, store, images, homePage, mails, user = maryam, words }: Options = {}) => {
  const people = [maryam, yusuf].map((person) => ({ user: person, password }))
  const signIns = makeSignInStore({ people, signedIn: user ?? undefined })
  const journal = makeJournal()
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(
      MemoryNotifications(mails),
      MemoryAccounts({ accounts: [maryam, yusuf], journal }),
      MemoryArrivals(),
      MemoryDownloads(),
      Layer.merge(MemoryDesk({ journal }), MemorySavedViews()),
      Layer.merge(MemoryFeatures(), MemoryFailedSearches()),
      MemoryOwnSessions({ store: signIns }),
      MemoryPasswordResets({ store: signIns, isAccount: () => true }),
      MemoryPreviewLinks(),
      MemoryAnswerTemplates({ journal }),
      Layer.merge(MemoryPersonalData({ journal }), MemoryThreads()).pipe(
        Layer.provideMerge(
          Layer.merge(MemoryEnquiries({ ...mails, journal }), MemoryProfiles({ ...mails, journal })),
        ),
      ),
      Layer.mergeAll(
        MemoryTranslations,
        StoredReleases,
        StoredContentImports(),
        StoredLinks().pipe(
          Layer.provide([ListedLinks, MemoryOutsideLinks(), MemoryOldAddresses()]),
          Layer.provideMerge(
            StoredMediaLibrary.pipe(
              Layer.provideMerge(MemoryLibraryStore()),
              Layer.provide(MemoryPictureUploads(images)),
            ),
          ),
        ),
      ).pipe(
        Layer.provideMerge(StoredDrafts()),
        Layer.provideMerge(MemoryUnpublished({ journal })),
        Layer.provideMerge(MemoryDraftStore({ journal })),
        Layer.provideMerge(
          Layer.merge(
            store ?? MemoryContents({ items: { brand: brands }, journal, ...contents }),
            MemoryHomePageDetails({ ...homePage, journal }),
          ),
        ),
      ),
      MemoryTrash({ journal }),
      MemoryHistory({ journal }),
      MemorySession({ store: signIns }),
      Layer.mergeAll(
        MemoryApiTokens({ store: signIns }),
        MemoryWebhooks(),
        MemoryProviderLinks(),
        MemoryAuthenticator(),
        MemoryPasskeys({ store: signIns }),
        MemoryRedirects(),
      ),
      MemorySecondFactors({ store: signIns }),
      Layer.succeed(CurrentSession, signIns.browser),
      MemorySessionStore(user),
      MemorySettings(),
      MemoryUnsavedForms(),
    ),
  )
  const actors = backOffice(runtime, 'Asia/Bahrain', words)
  const announced: Array<Announcement> = []
  actors.announcements.listen((announcement) => announced.push(announcement))
  return { actors, runtime, announced }
}

export const brandsOf = ({ actors }: ReturnType<typeof office>) => actors.staff().contents.brand
export type Actors = ReturnType<typeof brandsOf>

export const isLoading = ({ list }: Actors) => list.getSnapshot().hasTag('loading')
export const titles = ({ list }: Actors) =>
  list.getSnapshot().context.items.map((item) => (item as { title?: string }).title)
export const settled = ({ list }: Actors) => waitFor(list, (snapshot) => !snapshot.hasTag('loading'))
export const fetched = async (actors: Actors) => {
  actors.list.send({ type: 'list.fetch' })
  await settled(actors)
}
