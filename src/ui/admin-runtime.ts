import { Layer, ManagedRuntime } from 'effect'
import { BrowserAuthenticator } from '#adapters/browser/authenticator.ts'
import { missingEndpoints } from '#adapters/browser/missing-endpoints.ts'
import { saveFile } from '#adapters/browser/save-file.ts'
import { BrowserSessionStore } from '#adapters/browser/session-store.ts'
import { BrowserUnsavedForms } from '#adapters/browser/unsaved-forms.ts'
import { HttpAccounts } from '#adapters/http/accounts/accounts.ts'
import { HttpArrivals } from '#adapters/http/inbox/arrivals.ts'
import { httpClientLayer } from '#adapters/http/client/http-client.ts'
import { HttpContentImports } from '#adapters/http/content/content-imports.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpDesk } from '#adapters/http/desk/desk.ts'
import { HttpSavedViews } from '#adapters/http/desk/saved-views.ts'
import { HttpDrafts } from '#adapters/http/content/drafts.ts'
import { HttpDownloads } from '#adapters/http/inbox/downloads.ts'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { EveryFeature, HttpFeatures } from '#adapters/http/accounts/features.ts'
import { HttpFailedSearches } from '#adapters/http/content/failed-searches.ts'
import { HttpHistory } from '#adapters/http/content/history.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { HttpPictureUploads } from '#adapters/http/content/picture-uploads.ts'
import { HttpLinks } from '#adapters/http/links/links.ts'
import { HttpMediaLibrary } from '#adapters/http/content/media-library.ts'
import { HttpNotifications } from '#adapters/http/inbox/notifications.ts'
import { HttpOwnSessions } from '#adapters/http/accounts/own-sessions.ts'
import { HttpPasskeys } from '#adapters/http/accounts/passkeys.ts'
import { HttpPasswordResets } from '#adapters/http/accounts/password-resets.ts'
import { HttpAnswerTemplates } from '#adapters/http/desk/answer-templates.ts'
import { HttpThreads } from '#adapters/http/desk/threads.ts'
import { HttpReleases } from '#adapters/http/content/releases.ts'
import { HttpRedirects } from '#adapters/http/redirects/redirects.ts'
import { HttpWebhooks } from '#adapters/http/connections/webhooks.ts'
import { HttpApiTokens } from '#adapters/http/connections/api-tokens.ts'
import { HttpPreviewLinks } from '#adapters/http/content/preview-links.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { HttpPersonalData } from '#adapters/http/accounts/personal-data.ts'
import { HttpProviderLinks } from '#adapters/http/accounts/provider-links.ts'
import { HttpSecondFactors } from '#adapters/http/accounts/second-factors.ts'
import { HttpSession } from '#adapters/http/accounts/session.ts'
import { HttpSettings } from '#adapters/http/accounts/settings.ts'
import { HttpTranslations } from '#adapters/http/content/translations.ts'
import { HttpTrash } from '#adapters/http/content/trash.ts'
import { HttpUnpublished } from '#adapters/http/content/unpublished.ts'
import { entryKey, readSignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { product } from './product.ts'
import { siteLanguages } from './site-languages.ts'

const httpClient = httpClientLayer({
  product,
  cookies: () => document.cookie,
  removeCookie: (name) => {
    document.cookie = `${name}=; Path=/; Max-Age=0`
  },
  userId: () => readSignedInUser(sessionStorage.getItem(entryKey))?.id,
})

/** This product's own server has every feature; another back end is probed for them. */
const callsAndFeatures =
  document.documentElement.dataset['backEnd'] === 'other'
    ? Layer.provide(HttpFeatures(missingEndpoints), httpClient)
    : Layer.merge(httpClient, EveryFeature)

/** The ports of the back office over HTTP, and its storage in this tab and on this device. */
export const adminRuntime = ManagedRuntime.make(
  Layer.mergeAll(
    HttpAccounts,
    HttpArrivals,
    HttpContents,
    HttpDesk,
    HttpDownloads(saveFile),
    HttpDrafts,
    HttpEnquiries,
    HttpFailedSearches,
    HttpHistory,
    HttpHomePageDetails,
    HttpPictureUploads,
    HttpMediaLibrary,
    HttpNotifications,
    HttpOwnSessions,
    HttpPasswordResets,
    HttpProfiles,
    HttpPersonalData,
    HttpReleases,
    HttpApiTokens,
    HttpAnswerTemplates,
    HttpThreads,
    HttpPreviewLinks,
    HttpSavedViews,
    HttpSecondFactors,
    HttpSession,
    HttpSettings,
    HttpTranslations,
    HttpTrash,
    Layer.mergeAll(HttpUnpublished, HttpRedirects, HttpContentImports, HttpLinks),
    Layer.mergeAll(HttpWebhooks, HttpProviderLinks, HttpPasskeys),
  ).pipe(
    Layer.provideMerge(callsAndFeatures),
    Layer.merge(Layer.succeed(SiteLanguages, siteLanguages)),
    Layer.merge(BrowserSessionStore),
    Layer.merge(BrowserAuthenticator),
    Layer.merge(BrowserUnsavedForms),
  ),
)
