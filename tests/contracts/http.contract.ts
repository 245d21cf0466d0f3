import { Arbitrary, Layer } from 'effect'
import { HttpAccounts } from '#adapters/http/accounts/accounts.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpDesk } from '#adapters/http/desk/desk.ts'
import { HttpSavedViews } from '#adapters/http/desk/saved-views.ts'
import { HttpDownloads } from '#adapters/http/inbox/downloads.ts'
import { HttpDrafts } from '#adapters/http/content/drafts.ts'
import { HttpReleases } from '#adapters/http/content/releases.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { HttpFailedSearches } from '#adapters/http/content/failed-searches.ts'
import { HttpHistory } from '#adapters/http/content/history.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { HttpLinks } from '#adapters/http/links/links.ts'
import { HttpMediaLibrary } from '#adapters/http/content/media-library.ts'
import { HttpPictureUploads } from '#adapters/http/content/picture-uploads.ts'
import { HttpPreviewLinks } from '#adapters/http/content/preview-links.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { HttpSettings } from '#adapters/http/accounts/settings.ts'
import { HttpSiteSearch } from '#adapters/http/content/site-search.ts'
import { HttpTranslations } from '#adapters/http/content/translations.ts'
import { HttpTrash } from '#adapters/http/content/trash.ts'
import { HttpUnpublished } from '#adapters/http/content/unpublished.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Publication } from '#ports/server/publishing/publication.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import { Settings } from '#ports/staff/settings.ts'
import { accountsContract } from './accounts/accounts-contract.ts'
import { contentsContract } from './content/contents-contract.ts'
import { downloadsContract, DownloadsStarted, withApplication } from './inbox/downloads-contract.ts'
import { deskContract } from './desk/desk-contract.ts'
import { colleagueInput, DeskStores, withColleague } from './desk/desk-stores.ts'
import { draftsContract } from './content/publishing/drafts-contract.ts'
import { draftReviewsContract } from './content/publishing/draft-reviews-contract.ts'
import { draftedTranslationsContract } from './content/publishing/drafted-translations-contract.ts'
import { releasesContract } from './content/publishing/releases-contract.ts'
import { previewLinksContract } from './content/publishing/preview-links-contract.ts'
import { unpublishedContract } from './content/publishing/unpublished-contract.ts'
import { linksContract } from './links/links-contract.ts'
import { libraryContract } from './content/pictures/library-contract.ts'
import { LinkStores } from './support/link-stores.ts'
import { LibraryStores } from './support/library-stores.ts'
import { DraftStores } from './support/draft-stores.ts'
import { oneContentType } from './content/content-inputs.ts'
import { enquiriesContract } from './inbox/enquiries-contract.ts'
import { historyContract } from './content/history-contract.ts'
import { homePageContract, plainDetails } from './content/home-page-contract.ts'
import { overHttp } from './support/http-server.ts'
import { pictureUploadsContract } from './content/pictures/picture-uploads-contract.ts'
import { profilesContract } from './inbox/profiles-contract.ts'
import { signInContract } from './accounts/sign-in-contract.ts'
import { httpSignIn } from './accounts/sign-in-started.ts'
import { settingsContract } from './accounts/settings-contract.ts'
import { Stores } from './support/stores-under-test.ts'
import { translationsContract } from './content/translations-contract.ts'
import { failedSearchesContract } from './content/failed-searches-contract.ts'
import { siteSearchContract, SearchStores } from './content/site-search-contract.ts'
import { trashContract } from './content/trash-contract.ts'

/** The server refuses URLs of pictures that were not uploaded. */
const withoutPictures = ({ site, services, pages, ...details }: HomePageContent): HomePageContent => {
  const { logo: _logo, logoOnDark: _logoOnDark, ...rest } = site ?? {}
  return {
    ...details,
    ...(site && { site: rest }),
    ...(services && { services: services.map(({ image: _image, ...service }) => service) }),
    ...(pages && {
      pages: Object.fromEntries(
        Object.entries(pages).map(([page, { picture: _picture, ...head }]) => [page, head]),
      ),
    }),
  }
}

contentsContract('HTTP', overHttp(Contents, HttpContents), { contents: oneContentType })
enquiriesContract('HTTP', overHttp(Enquiries, HttpEnquiries, { brands: true, languages: ['ar'] }))
profilesContract('HTTP', overHttp(Profiles, HttpProfiles, { careers: true, languages: ['ar'] }))
accountsContract('HTTP', overHttp(Accounts, HttpAccounts))
signInContract('HTTP', httpSignIn)
const downloads = Layer.suspend(() => {
  const handed: Array<string> = []
  return withApplication(handed).pipe(
    Layer.provide([HttpDownloads((_, name) => handed.push(name)), HttpProfiles]),
  )
})
downloadsContract('HTTP', overHttp(DownloadsStarted, downloads, { careers: true }))
settingsContract('HTTP', overHttp(Settings, HttpSettings))
pictureUploadsContract('HTTP', overHttp(PictureUploads, HttpPictureUploads))

const administrator = { id: '1', name: 'Administrator' }

deskContract(
  'HTTP',
  overHttp(
    DeskStores,
    DeskStores.layer.pipe(
      Layer.provide([HttpDesk, HttpEnquiries, HttpSavedViews, HttpHistory]),
      Layer.provide(withColleague),
      Layer.provide(HttpAccounts),
    ),
  ),
  { admin: administrator, colleague: { id: '2', name: colleagueInput.name } },
)

const stores = Stores.layer.pipe(
  Layer.provide([HttpContents, HttpAccounts, HttpEnquiries, HttpHomePageDetails, HttpTrash, HttpHistory]),
  Layer.provide(HttpTranslations),
)
trashContract('HTTP', overHttp(Stores, stores))
historyContract('HTTP', overHttp(Stores, stores), administrator)
translationsContract('HTTP', overHttp(Stores, stores), 5)
homePageContract('HTTP', overHttp(HomePageDetails, HttpHomePageDetails), {
  anyDetails: plainDetails.pipe(Arbitrary.map(withoutPictures)),
})

const draftStores = DraftStores.layer.pipe(
  Layer.provide([HttpContents, HttpHomePageDetails, HttpTrash, HttpHistory, HttpDrafts, HttpUnpublished]),
  Layer.provide(HttpReleases),
  // Only the server has it.
  Layer.provide(Layer.mock(Publication, {})),
)
const libraryStores = LibraryStores.layer.pipe(
  Layer.provide([HttpContents, HttpHomePageDetails, HttpTrash, HttpHistory, HttpDrafts, HttpUnpublished]),
  Layer.provide(HttpMediaLibrary),
)
linksContract(
  'HTTP',
  overHttp(
    LinkStores,
    LinkStores.layer.pipe(
      Layer.provide([HttpContents, HttpHomePageDetails, HttpTrash, HttpDrafts, HttpUnpublished, HttpLinks]),
      // Only the server has it.
      Layer.provide(Layer.mock(LiveLinks, {})),
    ),
  ),
)
libraryContract('HTTP', overHttp(LibraryStores, libraryStores))
draftsContract('HTTP', overHttp(DraftStores, draftStores), administrator)
draftReviewsContract('HTTP', overHttp(DraftStores, draftStores), administrator)
draftedTranslationsContract('HTTP', overHttp(DraftStores, draftStores))
releasesContract('HTTP', overHttp(DraftStores, draftStores))
unpublishedContract('HTTP', overHttp(DraftStores, draftStores))
previewLinksContract('HTTP', overHttp(PreviewLinks, HttpPreviewLinks), { admin: administrator })

failedSearchesContract('HTTP', overHttp(FailedSearches, HttpFailedSearches, { failedSearches: true }))
siteSearchContract(
  'HTTP',
  overHttp(
    SearchStores,
    SearchStores.layer.pipe(
      Layer.provide(HttpSiteSearch(Layer.mock(SiteSearch, {}))),
      Layer.provideMerge(Layer.mergeAll(HttpContents, HttpHomePageDetails)),
    ),
    { languages: ['ar'] },
  ),
)
