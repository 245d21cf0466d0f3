import { Layer } from 'effect'
import { MemoryAccounts } from '#adapters/memory/accounts/accounts.ts'
import { makeArrivalsSource, MemoryArrivals } from '#adapters/memory/inbox/arrivals.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryDesk } from '#adapters/memory/desk/desk.ts'
import { MemorySavedViews } from '#adapters/memory/desk/saved-views.ts'
import { makeDeskStore } from '#adapters/memory/store/desk-store.ts'
import { MemoryDraftStore } from '#adapters/memory/content/draft-store.ts'
import { MemoryDownloads } from '#adapters/memory/inbox/downloads.ts'
import { MemoryFailedSearches } from '#adapters/memory/visitor/failed-searches.ts'
import { MemoryFeatures } from '#adapters/memory/accounts/features.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { MemoryPictureUploads } from '#adapters/memory/content/picture-uploads.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { MemoryNotifications } from '#adapters/memory/inbox/notifications.ts'
import { MemoryAuthenticator } from '#adapters/memory/accounts/authenticator.ts'
import { MemoryPasskeys } from '#adapters/memory/accounts/passkeys.ts'
import { MemoryOwnSessions } from '#adapters/memory/accounts/own-sessions.ts'
import { MemoryPasswordResets } from '#adapters/memory/accounts/password-resets.ts'
import { MemoryRedirects } from '#adapters/memory/redirects/redirects.ts'
import { MemoryWebhooks } from '#adapters/memory/connections/webhooks.ts'
import { MemoryApiTokens } from '#adapters/memory/connections/api-tokens.ts'
import { MemoryLibraryStore } from '#adapters/memory/content/library-store.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { MemoryPreviewLinks } from '#adapters/memory/content/preview-links.ts'
import { MemoryAnswerTemplates } from '#adapters/memory/desk/answer-templates.ts'
import { MemoryThreads } from '#adapters/memory/desk/threads.ts'
import { MemoryPersonalData } from '#adapters/memory/accounts/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { MemorySecondFactors } from '#adapters/memory/accounts/second-factors.ts'
import { MemoryProviderLinks } from '#adapters/memory/accounts/provider-links.ts'
import { MemorySessionStore } from '#adapters/memory/accounts/session-store.ts'
import { MemorySession } from '#adapters/memory/accounts/session.ts'
import { makeSignInStore } from '#adapters/memory/accounts/sign-in-store.ts'
import { MemorySettings } from '#adapters/memory/accounts/settings.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { MemoryUnsavedForms } from '#adapters/memory/visitor/unsaved-forms.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import { permits } from '#domain/access/permission.ts'
import { roles, type Role } from '#domain/access/role.ts'
import { recoveryCodeCount } from '#domain/sign-in/second-factor/second-factor.ts'
import { languagesIn, defaultLanguages } from '#domain/language/language.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { sampleContents } from './content/sample-contents.ts'
import { sampleHistory } from './content/sample-history.ts'
import { sampleHomePage } from './content/sample-home-page.ts'
import { sampleEnquiries, sampleProfiles } from './desk/sample-mails.ts'
import { actingAs, sampleCode, samplePassword, samplePeople } from './sample-people.ts'
import { sampleLibrary } from './content/sample-library.ts'
import { sampleFailedSearches } from './sample-failed-searches.ts'
import { sampleLinks } from './sample-links.ts'
import { samplePicture } from './content/sample-picture.ts'
import { sampleSessions } from './sample-sessions.ts'
import { sampleTemplates } from './desk/sample-threads.ts'
import { SampleTranslations } from './content/sample-translations.ts'
import type { SampleStoresOptions } from './sample-stores-options.ts'

/** All ports of the back office on memory adapters. */
export const sampleStores = (options: SampleStoresOptions) => {
  const { role, items = sampleContents, behaviour = {}, signingIn = {} } = options
  const {
    uploading = behaviour,
    downloading = behaviour,
    notified = behaviour,
    personal = behaviour,
  } = options
  const { enquiries = sampleEnquiries, profiles = sampleProfiles, homePage = sampleHomePage } = options
  const { notifications = [], unsaved = {}, past = sampleHistory, drafts = [], missing = [] } = options
  const { languages = languagesIn(defaultLanguages) } = options
  const { previewLinks = [], apiTokens = [], library = sampleLibrary } = options
  let uploads = 0
  const { resets = {}, sessions = sampleSessions, secondFactors = {}, requiresCode = false } = options
  const {
    on = role === 'Admin' ? { 2: recoveryCodeCount } : {},
    required = [],
    ...factorBehaviour
  } = secondFactors
  const { arriving = makeArrivalsSource(), downloads = [], sessionRole } = options
  const userOf = (one: Role) => ({
    ...samplePeople[one],
    ...(options.provided && { fromProvider: true as const }),
    ...(options.needsApproval && one === role && { needsApproval: true as const }),
  })
  const everyone = roles.map(userOf)
  const signedIn = role && userOf(role)
  const inBrowser = signedIn ?? (sessionRole && userOf(sessionRole))
  const { author = () => signedIn ?? samplePeople.Admin } = options
  const journal = makeJournal(past)
  const stored = { ...behaviour, journal }
  const desk = makeDeskStore({
    timeZone: 'Asia/Bahrain',
    staff: everyone.filter((person) => permits(person.role, 'mails.handle')),
    ...options.desk,
  })
  const mails = Layer.merge(
    MemoryEnquiries({ ...stored, desk, received: enquiries }),
    MemoryProfiles({ ...stored, desk, received: profiles }),
  )
  const media = StoredMediaLibrary.pipe(
    Layer.provideMerge(MemoryLibraryStore({ ...behaviour, pictures: library })),
    Layer.provide(
      MemoryPictureUploads({
        ...uploading,
        addressOf: () => samplePicture('#F5EACB', '#AF8423', [1200, 800 + uploads++]),
      }),
    ),
  )
  const staff = everyone.map(({ email }) => email)
  const store = makeSignInStore({
    people: everyone.map((user) => ({
      user,
      password: samplePassword,
      recoveryCodesLeft: requiresCode ? recoveryCodeCount : on[user.id],
      passkeys: options.authenticator?.passkeys,
    })),
    signedIn: inBrowser,
    sessions,
    code: sampleCode,
    required,
  })
  return Layer.mergeAll(
    MemoryAccounts({ ...stored, accounts: everyone }),
    MemoryArrivals({ arriving }),
    MemoryFeatures({ missing }),
    MemoryDownloads({ ...downloading, saved: downloads }),
    Layer.merge(
      MemoryDesk({ ...stored, store: desk }),
      MemorySavedViews({ ...behaviour, views: options.views ?? [] }),
    ),
    MemoryHistory(stored),
    MemoryNotifications({ ...notified, notifications }),
    MemoryOwnSessions({ ...behaviour, store }),
    // Accounts that were added since have links too.
    MemoryPasswordResets({ ...behaviour, store, isAccount: () => true, ...resets }),
    Layer.merge(
      MemoryPersonalData({ ...personal, journal, staff }),
      MemoryThreads({ ...behaviour, desk, ...options.threads }),
    ).pipe(Layer.provideMerge(mails)),
    MemoryAnswerTemplates({ ...stored, templates: sampleTemplates }),
    MemoryPreviewLinks({
      ...behaviour,
      links: previewLinks,
      roleOf: (id) => store.byId(id)?.user.role ?? 'Admin',
    }),
    Layer.mergeAll(
      MemoryRedirects({ ...behaviour, ...options.redirects }),
      MemoryApiTokens({ ...behaviour, store, tokens: apiTokens }),
      MemoryWebhooks({ ...behaviour, ...options.webhooks }),
    ),
    Layer.merge(
      MemorySecondFactors({ ...behaviour, ...factorBehaviour, store }),
      MemoryProviderLinks({ ...behaviour, store }),
    ),
    MemoryAuthenticator({ isAvailable: false, ...options.authenticator }),
    MemoryPasskeys({ ...behaviour, store }),
    MemorySession({ ...signingIn, store }),
    Layer.succeed(CurrentSession, store.browser),
    MemoryFailedSearches({ ...behaviour, counts: options.failedSearches ?? sampleFailedSearches }),
    MemorySettings({ ...behaviour, ...(options.mailbox && { mailbox: options.mailbox }) }),
    MemoryTrash(stored),
    Layer.mergeAll(
      SampleTranslations,
      StoredReleases,
      StoredContentImports('Asia/Bahrain'),
      media,
      sampleLinks(options.deadLinks).pipe(Layer.provide(media)),
    ).pipe(
      Layer.provideMerge(StoredDrafts('Asia/Bahrain')),
      Layer.provideMerge(MemoryUnpublished({ journal })),
      Layer.provideMerge(MemoryDraftStore({ ...stored, drafts })),
      Layer.provideMerge(
        Layer.mergeAll(
          MemoryContents({ ...stored, items }),
          MemoryHomePageDetails({ ...stored, details: homePage }),
          MemorySessionStore(signedIn ?? null),
        ),
      ),
    ),
    actingAs(author),
    MemoryUnsavedForms(unsaved),
  ).pipe(Layer.provideMerge(Layer.succeed(SiteLanguages, languages)))
}
