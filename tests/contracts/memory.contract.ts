import { Effect, Layer } from 'effect'
import { MemoryAccounts } from '#adapters/memory/accounts/accounts.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryDesk } from '#adapters/memory/desk/desk.ts'
import { MemorySavedViews } from '#adapters/memory/desk/saved-views.ts'
import { makeDeskStore } from '#adapters/memory/store/desk-store.ts'
import { MemoryDownloads } from '#adapters/memory/inbox/downloads.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { MemoryDraftStore } from '#adapters/memory/content/draft-store.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { ListedSearchIndex } from '#adapters/search/listed-search-index.ts'
import { StoredPublication } from '#adapters/publishing/publication.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { ListedLinks } from '#adapters/links/listed-links.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { MemoryOutsideLinks } from '#adapters/memory/links/outside-links.ts'
import { MemoryOldAddresses } from '#adapters/memory/redirects/old-addresses.ts'
import { MemoryLibraryStore } from '#adapters/memory/content/library-store.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { MemoryPictureUploads } from '#adapters/memory/content/picture-uploads.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import { MemoryPreviewLinks } from '#adapters/memory/content/preview-links.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { MemorySessionStore } from '#adapters/memory/accounts/session-store.ts'
import { MemoryFailedSearches } from '#adapters/memory/visitor/failed-searches.ts'
import { MemorySettings } from '#adapters/memory/accounts/settings.ts'
import { MemoryTranslations } from '#adapters/memory/content/translations.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { MemoryUnsavedForms } from '#adapters/memory/visitor/unsaved-forms.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { Contents } from '#ports/content/contents.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { SessionStore } from '#ports/staff/sign-in/session-store.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { Settings } from '#ports/staff/settings.ts'
import { UnsavedForms } from '#ports/staff/unsaved-forms.ts'
import { accountsContract, firstAdmin } from './accounts/accounts-contract.ts'
import { blobsContract } from './blobs/blobs-contract.ts'
import { connectionContract } from './visitor/connection-contract.ts'
import { contentsContract } from './content/contents-contract.ts'
import { changesBackContract } from './content/publishing/changes-back-contract.ts'
import { publicationContract } from './content/publishing/publication-contract.ts'
import { unpublishedContract } from './content/publishing/unpublished-contract.ts'
import { draftsContract } from './content/publishing/drafts-contract.ts'
import { draftReviewsContract } from './content/publishing/draft-reviews-contract.ts'
import { draftedTranslationsContract } from './content/publishing/drafted-translations-contract.ts'
import { releasesContract } from './content/publishing/releases-contract.ts'
import { libraryContract } from './content/pictures/library-contract.ts'
import { linksContract } from './links/links-contract.ts'
import { LinkStores } from './support/link-stores.ts'
import { LibraryStores } from './support/library-stores.ts'
import { DraftStores } from './support/draft-stores.ts'
import { deskContract } from './desk/desk-contract.ts'
import { DeskStores } from './desk/desk-stores.ts'
import { downloadsContract } from './inbox/downloads-contract.ts'
import { savedFormsContract } from './visitor/saved-forms-contract.ts'
import { brand, enquiriesContract } from './inbox/enquiries-contract.ts'
import { historyContract } from './content/history-contract.ts'
import { homePageContract } from './content/home-page-contract.ts'
import { pictureUploadsContract } from './content/pictures/picture-uploads-contract.ts'
import { outboxContract } from './visitor/outbox-contract.ts'
import {
  closedPosition,
  openApplicationsContract,
  position,
  profilesContract,
} from './inbox/profiles-contract.ts'
import { signInContract } from './accounts/sign-in-contract.ts'
import { memorySignIn } from './accounts/sign-in-started.ts'
import { settingsContract } from './accounts/settings-contract.ts'
import { sessionStoreContract } from './accounts/session-store-contract.ts'
import { fromLayer } from './support/started.ts'
import { Stores } from './support/stores-under-test.ts'
import { previewLinksContract } from './content/publishing/preview-links-contract.ts'
import { twoPeople } from './support/two-accounts.ts'
import { translationsContract } from './content/translations-contract.ts'
import { failedSearchesContract, someCounts } from './content/failed-searches-contract.ts'
import { siteSearchContract, SearchStores } from './content/site-search-contract.ts'
import { trashContract } from './content/trash-contract.ts'
import { unsavedFormsContract } from './visitor/unsaved-forms-contract.ts'

contentsContract('memory', fromLayer(Contents, MemoryContents))
enquiriesContract(
  'memory',
  fromLayer(Enquiries, () => MemoryEnquiries({ brands: { [brand.id]: brand.title } })),
)
openApplicationsContract(
  'memory',
  fromLayer(Profiles, () =>
    MemoryProfiles({
      positions: { [position.careerId]: position.title },
      closed: [closedPosition.careerId],
      takesOpen: true,
    }),
  ),
)
profilesContract(
  'memory',
  fromLayer(Profiles, () =>
    MemoryProfiles({
      positions: { [position.careerId]: position.title },
      closed: [closedPosition.careerId],
    }),
  ),
)
accountsContract(
  'memory',
  fromLayer(Accounts, () => MemoryAccounts({ accounts: [firstAdmin] })),
)
homePageContract('memory', fromLayer(HomePageDetails, MemoryHomePageDetails))
pictureUploadsContract('memory', fromLayer(PictureUploads, MemoryPictureUploads))
blobsContract('memory', fromLayer(Blobs, MemoryBlobs))
sessionStoreContract('memory', fromLayer(SessionStore, MemorySessionStore))
signInContract('memory', memorySignIn)
settingsContract(
  'memory',
  fromLayer(Settings, () => MemorySettings()),
)
savedFormsContract('memory', fromLayer(SavedForms, MemorySavedForms))
outboxContract('memory', fromLayer(Outbox, MemoryOutbox))

connectionContract('memory', async () => {
  let isDown = false
  const layer = MemoryConnection({ isOffline: () => isDown })
  const connection = await Effect.runPromise(Effect.provide(Connection, layer))
  return { port: { connection, setDown: (down) => void (isDown = down) }, close: async () => {} }
})
downloadsContract('memory', async () => {
  const handed: Array<string> = []
  const downloads = await Effect.runPromise(Effect.provide(Downloads, MemoryDownloads({ saved: handed })))
  return { port: { downloads, handed, profileId: '1' }, close: async () => {} }
})

const deskPeople = {
  admin: { id: '1', name: 'Layla Mansoor' },
  colleague: { id: '2', name: 'Noor Al Dossari' },
}
deskContract(
  'memory',
  fromLayer(DeskStores, () => {
    const desk = makeDeskStore({ staff: Object.values(deskPeople) })
    const journal = makeJournal()
    return DeskStores.layer.pipe(
      Layer.provide([MemoryDesk({ store: desk, journal }), MemoryHistory({ journal })]),
      Layer.provide([MemoryEnquiries({ desk }), MemorySavedViews()]),
    )
  }),
  deskPeople,
)

const withJournal = () => {
  const journal = makeJournal()
  return Stores.layer.pipe(
    Layer.provide(MemoryTranslations),
    Layer.provide([MemoryContents({ journal }), MemoryAccounts({ journal }), MemoryEnquiries({ journal })]),
    Layer.provide([MemoryHomePageDetails({ journal }), MemoryTrash({ journal }), MemoryHistory({ journal })]),
  )
}
trashContract('memory', fromLayer(Stores, withJournal))
historyContract('memory', fromLayer(Stores, withJournal))
translationsContract('memory', fromLayer(Stores, withJournal))
unsavedFormsContract('memory', fromLayer(UnsavedForms, MemoryUnsavedForms))
const draftStores = fromLayer(DraftStores, () => {
  const journal = makeJournal()
  const contents = MemoryContents({ journal })
  return DraftStores.layer.pipe(
    Layer.provide(StoredReleases),
    Layer.provide([StoredDrafts(), StoredPublication]),
    Layer.provide([MemoryUnpublished({ journal }), MemoryDraftStore({ journal })]),
    Layer.provide([contents, MemoryHomePageDetails({ journal }), MemoryTrash({ journal })]),
    Layer.provide(MemoryHistory({ journal })),
  )
})
libraryContract(
  'memory',
  fromLayer(LibraryStores, () => {
    const journal = makeJournal()
    return LibraryStores.layer.pipe(
      Layer.provide([StoredMediaLibrary, StoredDrafts()]),
      Layer.provide(MemoryLibraryStore()),
      Layer.provide(MemoryPictureUploads()),
      Layer.provide([MemoryUnpublished({ journal }), MemoryDraftStore({ journal })]),
      Layer.provide([MemoryContents({ journal }), MemoryHomePageDetails({ journal })]),
      Layer.provide([MemoryTrash({ journal }), MemoryHistory({ journal })]),
    )
  }),
  { replacesUnpublished: false },
)
linksContract(
  'memory',
  fromLayer(LinkStores, () => {
    const journal = makeJournal()
    return LinkStores.layer.pipe(
      Layer.provide(StoredLinks()),
      Layer.provide([ListedLinks, StoredDrafts(), MemoryLibraryStore()]),
      Layer.provide([MemoryOutsideLinks(), MemoryOldAddresses(), MemoryPictureUploads()]),
      Layer.provide([MemoryUnpublished({ journal }), MemoryDraftStore({ journal })]),
      Layer.provide([MemoryContents({ journal }), MemoryHomePageDetails({ journal })]),
      Layer.provide(MemoryTrash({ journal })),
    )
  }),
)
draftsContract('memory', draftStores)
draftReviewsContract('memory', draftStores)
draftedTranslationsContract('memory', draftStores)
releasesContract('memory', draftStores)
publicationContract('memory', draftStores)
changesBackContract('memory', draftStores)
unpublishedContract('memory', draftStores)
previewLinksContract(
  'memory',
  fromLayer(PreviewLinks, () =>
    MemoryPreviewLinks({ roleOf: (id) => (id === twoPeople.admin.id ? 'Admin' : 'CXTeam') }),
  ),
  twoPeople,
)
failedSearchesContract(
  'memory',
  fromLayer(FailedSearches, () => MemoryFailedSearches({ counts: someCounts })),
)
siteSearchContract(
  'memory',
  fromLayer(SearchStores, () =>
    SearchStores.layer.pipe(
      Layer.provide(IndexedSiteSearch('UTC')),
      Layer.provide(ListedSearchIndex),
      Layer.provide([MemoryContents(), MemoryHomePageDetails()]),
    ),
  ),
)
