import { contentTypeNames, type ContentTypeName } from '../content/content-types.ts'
import { mailKinds, type MailKind } from '../mail/mail-kind.ts'
import { permits, type Permission } from './permission.ts'
import type { Role } from './role.ts'
import type { Screen } from './screens.ts'

/** Features beyond the specification, which another back end may lack. */
export type Feature =
  | `${ContentTypeName}.order`
  | `${MailKind}.handle`
  | `${MailKind}.export`
  | 'resumes'
  | 'threads'
  | 'homePage'
  | 'ownAccount'
  | 'passwordResets'
  | 'personalData'
  | 'connections'
  | 'redirects'
  | 'links'
  | 'settings'
  | 'desk'
  | 'translations'
  | 'richText'
  | 'companies'
  | 'pageHeads'
  | 'people'
  | 'pages'
  | 'drafts'
  | 'previews'
  | 'media'
  | 'trash'
  | 'history'

/** The permission that each feature requires. */
const permissionsOf: ReadonlyArray<readonly [Feature, Permission]> = [
  ...contentTypeNames.map((name) => [`${name}.order`, `${name}.edit`] as const),
  ...mailKinds.map((kind) => [`${kind}.handle`, 'mails.handle'] as const),
  ...mailKinds.map((kind) => [`${kind}.export`, 'mails.handle'] as const),
  ['resumes', 'mails.handle'],
  ['threads', 'mails.handle'],
  ['homePage', 'homePage.edit'],
  ['ownAccount', 'ownAccount'],
  ['passwordResets', 'accounts.manage'],
  ['personalData', 'personalData.manage'],
  ['connections', 'connections.manage'],
  ['redirects', 'redirects.edit'],
  ['links', 'signedIn'],
  ['settings', 'settings.see'],
  ['desk', 'mails.handle'],
  ['translations', 'signedIn'],
  ['richText', 'signedIn'],
  ['companies', 'signedIn'],
  ['pageHeads', 'homePage.edit'],
  ['people', 'teamMember.edit'],
  ['pages', 'page.edit'],
  ['drafts', 'signedIn'],
  ['previews', 'signedIn'],
  ['media', 'signedIn'],
  ['trash', 'signedIn'],
  ['history', 'signedIn'],
]

export const featuresOf = (role: Role): ReadonlyArray<Feature> =>
  permissionsOf.filter(([, permission]) => permits(role, permission)).map(([feature]) => feature)

/** The screens that are hidden without a feature. */
export const featureOfScreen: { readonly [Name in Screen]?: Feature } = {
  HomePage: 'homePage',
  PageList: 'pages',
  AddPage: 'pages',
  'EditPage/{id}': 'pages',
  Languages: 'translations',
  Desk: 'desk',
  PersonalData: 'personalData',
  Connections: 'connections',
  Addresses: 'redirects',
  scheduled: 'drafts',
  media: 'media',
  'media/{id}': 'media',
  PreviewLinks: 'previews',
  activity: 'history',
  history: 'history',
  settings: 'settings',
  trash: 'trash',
}
