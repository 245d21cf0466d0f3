import { isFull } from '#tests/support/full.ts'
import { Effect, Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import { SqlArrivals } from '#adapters/sql/inbox/arrivals.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlTranslations } from '#adapters/sql/content/translations.ts'
import { SqlRedirects } from '#adapters/sql/redirects/redirects.ts'
import { StoredLinks } from '#adapters/links/stored-links.ts'
import { SqlLiveLinks } from '#adapters/sql/links/live-links.ts'
import { SqlOutsideLinks } from '#adapters/sql/links/outside-links.ts'
import { SqlOldAddresses } from '#adapters/sql/redirects/old-addresses.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { StoredPictureUploads } from '#adapters/blobs/stored-picture-uploads.ts'
import { StoredPdfFiles } from '#adapters/blobs/stored-pdf-files.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { SqlLibraryStore } from '#adapters/sql/media/library-store.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { StoredPublication } from '#adapters/publishing/publication.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { StoredPreviews } from '#adapters/publishing/previews.ts'
import { SqlDraftStore } from '#adapters/sql/publishing/draft-store.ts'
import { SqlPreviewLinks } from '#adapters/sql/publishing/preview-links.ts'
import { SqlUnpublished } from '#adapters/sql/publishing/unpublished.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { oldAddressesContract } from '../connections/old-addresses-contract.ts'
import { redirectsContract } from '../connections/redirects-contract.ts'
import { accountsContract } from '../accounts/accounts-contract.ts'
import { arrivalsContract } from '../inbox/arrivals-contract.ts'
import { ArrivalsStarted, withSending } from '../inbox/arrivals-started.ts'
import { notificationsContract } from '../inbox/notifications-contract.ts'
import { notificationsStarted, sqlNotifications } from '../inbox/notifications-started.ts'
import { personalDataContract, PersonalStores } from '../privacy/personal-data-contract.ts'
import { contentsContract } from '../content/contents-contract.ts'
import { previewLinksContract } from '../content/publishing/preview-links-contract.ts'
import { changesBackContract } from '../content/publishing/changes-back-contract.ts'
import { publicationContract } from '../content/publishing/publication-contract.ts'
import { previewsContract } from '../content/publishing/previews-contract.ts'
import { unpublishedContract } from '../content/publishing/unpublished-contract.ts'
import { contentImportsContract } from '../content/content-imports-contract.ts'
import { draftsContract } from '../content/publishing/drafts-contract.ts'
import { draftReviewsContract } from '../content/publishing/draft-reviews-contract.ts'
import { draftedTranslationsContract } from '../content/publishing/drafted-translations-contract.ts'
import { releasesContract } from '../content/publishing/releases-contract.ts'
import { libraryContract } from '../content/pictures/library-contract.ts'
import { LinkStores } from './link-stores.ts'
import { LibraryStores } from './library-stores.ts'
import { ImportStores } from './import-stores.ts'
import { DraftStores } from './draft-stores.ts'
import { PreviewStores } from './preview-stores.ts'
import { outsideLinksContract } from '../links/outside-links-contract.ts'
import { linksContract, linksTableContract } from '../links/links-contract.ts'
import { historyContract } from '../content/history-contract.ts'
import { homePageContract } from '../content/home-page-contract.ts'
import { signInContract } from '../accounts/sign-in-contract.ts'
import { sqlSignIn } from '../accounts/sign-in-started.ts'
import { sqlDeskContracts } from './sql-desk-contracts.ts'
import { twoArticles } from './http-server.ts'
import { fromLayer } from './started.ts'
import { sqlVisitorContracts, withPosition } from './sql-visitor-contracts.ts'
import { Stores } from './stores-under-test.ts'
import { twoPeople, withFirstAdmin, withTwoAccounts } from './two-accounts.ts'
import { translationsContract } from '../content/translations-contract.ts'
import { trashContract } from '../content/trash-contract.ts'

/** Makes every picture a WebP file of one byte, 8 pixels wide. */
const tinyPictures: PictureEncoder['Service'] = {
  encode: () =>
    Effect.succeed({ width: 8, height: 8, dark: [], webp: [{ width: 8, bytes: new Uint8Array(1) }] }),
  avif: () => Effect.succeed(new Uint8Array(1)),
}

/** Runs all suites over a database. `store` makes an empty one, removed with its layer. */
export const sqlContracts = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
  contents: ReadonlyArray<AnyContentType>,
): void => {
  contentsContract(
    label,
    fromLayer(Contents, () => Layer.provide(SqlContents, store())),
    { contents },
  )
  accountsContract(
    label,
    fromLayer(Accounts, () => Layer.provide(withFirstAdmin, store())),
  )
  oldAddressesContract(label, store)
  redirectsContract(
    label,
    fromLayer(Redirects, () =>
      SqlRedirects.pipe(Layer.provide(Layer.effectDiscard(twoArticles)), Layer.provide(store())),
    ),
  )
  homePageContract(
    label,
    fromLayer(HomePageDetails, () => Layer.provide(SqlHomePageDetails, store())),
  )

  const stores = () =>
    Stores.layer.pipe(
      Layer.provide(SqlTranslations),
      Layer.provide([SqlContents, SqlAccounts, SqlEnquiries(), SqlHomePageDetails, SqlTrash, SqlHistory]),
      Layer.provide([store(), MemoryBlobs()]),
    )
  trashContract(label, fromLayer(Stores, stores))
  historyContract(label, fromLayer(Stores, stores))
  translationsContract(label, fromLayer(Stores, stores))

  const publishing = () =>
    StoredReleases.pipe(
      Layer.provideMerge(Layer.mergeAll(StoredDrafts(), StoredPublication, StoredPreviews)),
      Layer.provideMerge(
        Layer.mergeAll(SqlContents, SqlHomePageDetails, SqlUnpublished, SqlDraftStore, SqlTrash, SqlHistory),
      ),
      Layer.provideMerge(Layer.merge(store(), MemoryBlobs())),
    )
  libraryContract(
    label,
    fromLayer(LibraryStores, () =>
      LibraryStores.layer.pipe(
        Layer.provide(StoredMediaLibrary),
        Layer.provide([SqlLibraryStore, StoredPictureUploads, StoredPdfFiles]),
        Layer.provide([SqlPictureRecords, Layer.succeed(PictureEncoder, tinyPictures)]),
        Layer.provide(publishing()),
      ),
    ),
  )
  contentImportsContract(
    label,
    fromLayer(ImportStores, () =>
      ImportStores.layer.pipe(Layer.provide(StoredContentImports()), Layer.provide(publishing())),
    ),
  )
  const linkStores = fromLayer(LinkStores, () =>
    LinkStores.layer.pipe(
      Layer.provide(StoredLinks()),
      Layer.provide([SqlLiveLinks, SqlOutsideLinks, SqlOldAddresses('UTC'), SqlLibraryStore]),
      Layer.provide(publishing()),
    ),
  )
  linksContract(label, linkStores)
  linksTableContract(label, linkStores)
  outsideLinksContract(label, store)
  const draftStores = fromLayer(DraftStores, () => Layer.provide(DraftStores.layer, publishing()))
  draftsContract(label, draftStores)
  draftReviewsContract(label, draftStores)
  draftedTranslationsContract(label, draftStores)
  releasesContract(label, draftStores)
  publicationContract(label, draftStores)
  changesBackContract(label, draftStores)
  unpublishedContract(label, draftStores)
  previewsContract(
    label,
    fromLayer(PreviewStores, () =>
      PreviewStores.layer.pipe(Layer.provide(DraftStores.layer), Layer.provide(publishing())),
    ),
    { isFull },
  )
  previewLinksContract(
    label,
    fromLayer(PreviewLinks, () =>
      Layer.merge(SqlPreviewLinks('https://sahilan.example'), withTwoAccounts).pipe(Layer.provide(store())),
    ),
    twoPeople,
  )

  sqlDeskContracts(label, store)
  sqlVisitorContracts(label, store)
  signInContract(label, sqlSignIn(store))

  arrivalsContract(
    label,
    fromLayer(ArrivalsStarted, () =>
      withSending.pipe(
        Layer.provide(Layer.mergeAll(SqlArrivals('10 millis'), SqlEnquiries())),
        Layer.provide(store()),
      ),
    ),
  )
  notificationsContract(label, () => notificationsStarted(sqlNotifications(store()))())
  personalDataContract(
    label,
    fromLayer(PersonalStores, () =>
      PersonalStores.layer.pipe(
        Layer.provide([SqlEnquiries(), SqlProfiles(), SqlTrash, SqlHistory, SqlPersonalData]),
        Layer.provide([withPosition, MemoryBlobs()]),
        Layer.provide(store()),
      ),
    ),
  )
}
