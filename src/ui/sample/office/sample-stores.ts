import { Layer } from 'effect'
import { MemoryAccounts } from '#adapters/memory/accounts/accounts.ts'
import { makeArrivalsSource, MemoryArrivals } from '#adapters/memory/inbox/arrivals.ts'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import { MemoryDesk } from '#adapters/memory/desk/desk.ts'
import { MemorySavedViews, type MemorySavedViewsOptions } from '#adapters/memory/desk/saved-views.ts'
import { makeDeskStore, type DeskStoreOptions } from '#adapters/memory/store/desk-store.ts'
import { MemoryDraftStore } from '#adapters/memory/content/draft-store.ts'
import { MemoryDownloads } from '#adapters/memory/inbox/downloads.ts'
import { MemoryFeatures } from '#adapters/memory/accounts/features.ts'
import { MemoryEnquiries, type MemoryEnquiriesOptions } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import {
  MemoryHomePageDetails,
  type MemoryHomePageDetailsOptions,
} from '#adapters/memory/content/home-page.ts'
import { MemoryImages } from '#adapters/memory/content/images.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { MemoryNotifications, type MemoryNotificationsOptions } from '#adapters/memory/inbox/notifications.ts'
import { MemoryAuthenticator } from '#adapters/memory/accounts/authenticator.ts'
import { MemoryPasskeys } from '#adapters/memory/accounts/passkeys.ts'
import { MemoryOwnSessions } from '#adapters/memory/accounts/own-sessions.ts'
import {
  MemoryPasswordResets,
  type MemoryPasswordResetsOptions,
} from '#adapters/memory/accounts/password-resets.ts'
import { MemoryRedirects, type MemoryRedirectsOptions } from '#adapters/memory/redirects/redirects.ts'
import { MemoryWebhooks, type MemoryWebhooksOptions } from '#adapters/memory/connections/webhooks.ts'
import { MemoryApiTokens, type MemoryApiTokensOptions } from '#adapters/memory/connections/api-tokens.ts'
import { MemoryLibraryStore, type MemoryLibraryOptions } from '#adapters/memory/content/library-store.ts'
import { StoredMediaLibrary } from '#adapters/publishing/media-library.ts'
import { MemoryPreviewLinks, type MemoryPreviewLinksOptions } from '#adapters/memory/content/preview-links.ts'
import { MemoryReplyTemplates } from '#adapters/memory/desk/reply-templates.ts'
import { MemoryThreads, type MemoryThreadsOptions } from '#adapters/memory/desk/threads.ts'
import { MemoryPersonalData } from '#adapters/memory/accounts/personal-data.ts'
import { MemoryProfiles, type MemoryProfilesOptions } from '#adapters/memory/inbox/profiles.ts'
import { MemorySecondFactors } from '#adapters/memory/accounts/second-factors.ts'
import { MemoryProviderLinks } from '#adapters/memory/accounts/provider-links.ts'
import { MemorySessionStore } from '#adapters/memory/accounts/session-store.ts'
import { MemorySession } from '#adapters/memory/accounts/session.ts'
import {
  makeSignInStore,
  type MemoryPerson,
  type SignInStoreOptions,
} from '#adapters/memory/accounts/sign-in-store.ts'
import { MemorySettings } from '#adapters/memory/accounts/settings.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { MemoryUnpublished } from '#adapters/memory/content/unpublished.ts'
import { MemoryUnsavedForms } from '#adapters/memory/visitor/unsaved-forms.ts'
import { StoredContentImports } from '#adapters/publishing/content-imports.ts'
import { StoredDrafts } from '#adapters/publishing/drafts.ts'
import { StoredReleases } from '#adapters/publishing/releases.ts'
import type { Feature } from '#domain/access/feature.ts'
import { permits } from '#domain/access/permission.ts'
import { roles, type Role } from '#domain/role.ts'
import { recoveryCodeCount } from '#domain/second-factor/second-factor.ts'
import type { Change } from '#domain/history/activity.ts'
import type { Author } from '#domain/history/author.ts'
import { languagesIn, usualLanguages, type Languages } from '#domain/language/language.ts'
import type { Draft } from '#domain/publishing/draft.ts'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { sampleContents } from './sample-contents.ts'
import { sampleHistory } from './sample-history.ts'
import { sampleHomePage } from './sample-home-page.ts'
import { sampleEnquiries, sampleProfiles } from './sample-mails.ts'
import { actingAs, sampleCode, samplePassword, samplePeople } from './sample-people.ts'
import { sampleLibrary } from './sample-library.ts'
import { sampleLinks } from './sample-links.ts'
import { samplePicture } from './sample-picture.ts'
import { sampleSessions } from './sample-sessions.ts'
import { sampleTemplates } from './sample-threads.ts'
import { SampleTranslations } from './sample-translations.ts'

export interface SampleStoresOptions {
  /** The signed-in role; by default signed out. */
  readonly role?: Role | undefined
  /** The role of a session that the browser has, but this tab has no entry for. */
  readonly sessionRole?: Role
  readonly items?: MemoryContentsOptions['items']
  readonly enquiries?: MemoryEnquiriesOptions['received']
  readonly profiles?: MemoryProfilesOptions['received']
  /** The settings of the desk, and what it stores of mails. */
  readonly desk?: Pick<DeskStoreOptions, 'desk' | 'handled'>
  readonly views?: MemorySavedViewsOptions['views']
  readonly notifications?: MemoryNotificationsOptions['notifications']
  readonly homePage?: MemoryHomePageDetailsOptions['details']
  readonly resets?: MemoryPasswordResetsOptions
  readonly secondFactors?: Behaviour & {
    /** Remaining recovery codes by account id, of accounts with a second factor. */
    readonly on?: Readonly<Record<string, number>>
    readonly required?: ReadonlyArray<Role>
  }
  readonly languages?: Languages
  /** Whether sign-in requires a one-time code. */
  readonly requiresCode?: boolean
  readonly sessions?: SignInStoreOptions['sessions']
  /** What this device has for passkeys, and everyone's passkeys; by default nothing. */
  readonly authenticator?: Parameters<typeof MemoryAuthenticator>[0] & Pick<MemoryPerson, 'passkeys'>
  /** Whether everyone comes from the provider of single sign-on. */
  readonly provided?: boolean
  /** Whether the signed-in person needs approval. */
  readonly needsApproval?: boolean
  /** Drafts and scheduled changes. */
  readonly drafts?: ReadonlyArray<Draft>
  readonly apiTokens?: MemoryApiTokensOptions['tokens']
  readonly webhooks?: Pick<MemoryWebhooksOptions, 'webhooks' | 'deliveries'>
  readonly redirects?: Pick<MemoryRedirectsOptions, 'redirects' | 'missing' | 'pages'>
  /** Dead links to other sites. */
  readonly deadLinks?: Parameters<typeof sampleLinks>[0]
  readonly library?: MemoryLibraryOptions['pictures']
  readonly previewLinks?: MemoryPreviewLinksOptions['links']
  readonly threads?: MemoryThreadsOptions
  /** Features that the back end lacks. */
  readonly missing?: ReadonlyArray<Feature>
  /** Unsaved forms on this device, by key. */
  readonly unsaved?: Readonly<Record<string, UnsavedForm>>
  readonly past?: ReadonlyArray<Change>
  /** The behaviour of all stores except the session's. */
  readonly behaviour?: Behaviour
  readonly notified?: Behaviour
  readonly signingIn?: Behaviour
  readonly uploading?: Behaviour
  readonly downloading?: Behaviour
  readonly personal?: Behaviour
  readonly arriving?: ReturnType<typeof makeArrivalsSource>
  /** Collects the names of downloaded files. */
  readonly downloads?: Array<string>
  /** The author of changes; by default the role that is signed in at the start. */
  readonly author?: () => Author
}

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
  const { languages = languagesIn(usualLanguages) } = options
  const { previewLinks = [], apiTokens = [], library = sampleLibrary } = options
  let uploads = 0
  const { resets = {}, sessions = sampleSessions, secondFactors = {}, requiresCode = false } = options
  const {
    on = role === 'Admin' ? { 2: recoveryCodeCount } : {},
    required = [],
    ...factorBehaviour
  } = secondFactors
  const { arriving = makeArrivalsSource(), downloads = [], sessionRole } = options
  const entryOf = (one: Role) => ({
    ...samplePeople[one],
    ...(options.provided && { fromProvider: true as const }),
    ...(options.needsApproval && one === role && { needsApproval: true as const }),
  })
  const everyone = roles.map(entryOf)
  const signedIn = role && entryOf(role)
  const inBrowser = signedIn ?? (sessionRole && entryOf(sessionRole))
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
      MemoryImages({
        ...uploading,
        addressOf: () => samplePicture('#F5EACB', '#AF8423', [1200, 800 + uploads++]),
      }),
    ),
  )
  const staff = everyone.map(({ email }) => email)
  const store = makeSignInStore({
    people: everyone.map((entry) => ({
      entry,
      password: samplePassword,
      recoveryCodesLeft: requiresCode ? recoveryCodeCount : on[entry.id],
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
    MemoryReplyTemplates({ ...stored, templates: sampleTemplates }),
    MemoryPreviewLinks({
      ...behaviour,
      links: previewLinks,
      roleOf: (id) => store.byId(id)?.entry.role ?? 'Admin',
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
    MemoryAuthenticator({ isThere: false, ...options.authenticator }),
    MemoryPasskeys({ ...behaviour, store }),
    MemorySession({ ...signingIn, store }),
    Layer.succeed(CurrentSession, store.browser),
    MemorySettings(behaviour),
    MemoryTrash(stored),
    Layer.mergeAll(
      SampleTranslations,
      StoredReleases,
      StoredContentImports('Asia/Bahrain'),
      media,
      sampleLinks(options.deadLinks),
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
