import type { makeArrivalsSource } from '#adapters/memory/inbox/arrivals.ts'
import type { MemoryFailedSearchesOptions } from '#adapters/memory/visitor/failed-searches.ts'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import type { MemoryContentsOptions } from '#adapters/memory/content/contents.ts'
import type { MemorySavedViewsOptions } from '#adapters/memory/desk/saved-views.ts'
import type { DeskStoreOptions } from '#adapters/memory/store/desk-store.ts'
import type { MemoryEnquiriesOptions } from '#adapters/memory/inbox/enquiries.ts'
import type { MemoryHomePageDetailsOptions } from '#adapters/memory/content/home-page.ts'
import type { MemoryNotificationsOptions } from '#adapters/memory/inbox/notifications.ts'
import type { MemoryAuthenticator } from '#adapters/memory/accounts/authenticator.ts'
import type { MemoryPasswordResetsOptions } from '#adapters/memory/accounts/password-resets.ts'
import type { MemoryRedirectsOptions } from '#adapters/memory/redirects/redirects.ts'
import type { MemoryWebhooksOptions } from '#adapters/memory/connections/webhooks.ts'
import type { MemoryApiTokensOptions } from '#adapters/memory/connections/api-tokens.ts'
import type { MemoryLibraryOptions } from '#adapters/memory/content/library-store.ts'
import type { MemoryPreviewLinksOptions } from '#adapters/memory/content/preview-links.ts'
import type { MemoryThreadsOptions } from '#adapters/memory/desk/threads.ts'
import type { MemoryProfilesOptions } from '#adapters/memory/inbox/profiles.ts'
import type { MemoryPerson, SignInStoreOptions } from '#adapters/memory/accounts/sign-in-store.ts'
import type { Feature } from '#domain/access/feature.ts'
import type { Role } from '#domain/access/role.ts'
import type { Change } from '#domain/history/activity.ts'
import type { Author } from '#domain/history/author.ts'
import type { Languages } from '#domain/language/language.ts'
import type { Draft } from '#domain/publishing/draft.ts'
import type { UnsavedForm } from '#domain/forms/unsaved-form.ts'
import type { sampleLinks } from './sample-links.ts'

export interface SampleStoresOptions {
  /** The signed-in role; by default signed out. */
  readonly role?: Role | undefined
  /** The role of a session that the browser has, but this tab has no user for. */
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
  /** The device's authenticator, and everyone's passkeys; none by default. */
  readonly authenticator?: Parameters<typeof MemoryAuthenticator>[0] & Pick<MemoryPerson, 'passkeys'>
  /** Whether all accounts come from the provider of single sign-on. */
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
  readonly failedSearches?: MemoryFailedSearchesOptions['counts']
  readonly library?: MemoryLibraryOptions['pictures']
  readonly previewLinks?: MemoryPreviewLinksOptions['links']
  readonly threads?: MemoryThreadsOptions
  /** Whether the mailbox of replies can be read. */
  readonly mailbox?: 'read' | 'away'
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
