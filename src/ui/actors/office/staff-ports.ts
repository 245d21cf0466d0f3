import type { Accounts } from '#ports/staff/accounts.ts'
import type { ApiTokens } from '#ports/staff/api-tokens.ts'
import type { Arrivals } from '#ports/staff/desk/arrivals.ts'
import type { ContentImports } from '#ports/content/content-imports.ts'
import type { Authenticator } from '#ports/staff/sign-in/authenticator.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { Desk } from '#ports/staff/desk/desk.ts'
import type { Downloads } from '#ports/staff/downloads.ts'
import type { Drafts } from '#ports/content/drafts.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import type { FailedSearches } from '#ports/staff/failed-searches.ts'
import type { Features } from '#ports/staff/features.ts'
import type { History } from '#ports/content/history.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { MediaLibrary } from '#ports/content/media-library.ts'
import type { Links } from '#ports/staff/links.ts'
import type { Notifications } from '#ports/staff/desk/notifications.ts'
import type { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import type { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import type { PersonalData } from '#ports/staff/personal-data.ts'
import type { PreviewLinks } from '#ports/content/preview-links.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import type { AnswerTemplates } from '#ports/staff/desk/answer-templates.ts'
import type { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import type { Releases } from '#ports/content/releases.ts'
import type { SavedViews } from '#ports/staff/desk/saved-views.ts'
import type { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import type { Session } from '#ports/staff/sign-in/session.ts'
import type { Settings } from '#ports/staff/settings.ts'
import type { Threads } from '#ports/staff/desk/threads.ts'
import type { Translations } from '#ports/content/translations.ts'
import type { Trash } from '#ports/content/trash.ts'
import type { Redirects } from '#ports/staff/redirects.ts'
import type { Webhooks } from '#ports/staff/webhooks.ts'
import type { Unpublished } from '#ports/content/unpublished.ts'

/** The ports of the back office. */
export type StaffPorts =
  | Accounts
  | ApiTokens
  | Arrivals
  | Authenticator
  | ContentImports
  | Contents
  | Desk
  | Downloads
  | Drafts
  | Enquiries
  | FailedSearches
  | Features
  | History
  | HomePageDetails
  | PictureUploads
  | Links
  | MediaLibrary
  | Notifications
  | OwnSessions
  | Passkeys
  | PasswordResets
  | PersonalData
  | PreviewLinks
  | Profiles
  | ProviderLinks
  | Releases
  | AnswerTemplates
  | SavedViews
  | SecondFactors
  | Session
  | Settings
  | Threads
  | Translations
  | Trash
  | Unpublished
  | Redirects
  | Webhooks
