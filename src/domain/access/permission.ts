import { contentTypes, type ContentTypeName } from '../content/content-types.ts'
import { roles, type Role } from './role.ts'

/** A permission of a role. Each endpoint of the API and each screen of the back office requires one. */
export type Permission =
  | `${ContentTypeName}.edit`
  | 'homePage.edit'
  | 'mails.handle'
  | 'desk.manage'
  | 'notifications.manage'
  | 'accounts.manage'
  | 'profile.see'
  | 'settings.see'
  | 'activity.see'
  | 'personalData.manage'
  | 'connections.manage'
  | 'redirects.edit'
  | 'searches.see'
  | 'signedIn'
  /** Granted even before a required second factor is set up. */
  | 'ownAccount'

/** `any` grants it to every role. Admin has every permission and is not listed. */
type Grant = 'any' | ReadonlyArray<Role>

const editors = Object.fromEntries(
  Object.values(contentTypes).map((contentType) => [`${contentType.name}.edit`, contentType.editors]),
) as Record<`${ContentTypeName}.edit`, Grant>

/** The one role table of the product (specification, sections 2 and 6). */
const grants: Record<Permission, Grant> = {
  ...editors,
  'homePage.edit': ['CXTeam'],
  'mails.handle': ['Hr'],
  'desk.manage': [],
  'notifications.manage': [],
  'accounts.manage': [],
  'profile.see': ['CXTeam'],
  'settings.see': ['Hr'],
  'activity.see': [],
  'personalData.manage': [],
  'connections.manage': [],
  'redirects.edit': ['CXTeam'],
  'searches.see': ['CXTeam'],
  signedIn: 'any',
  ownAccount: 'any',
}

export const permissions = Object.keys(grants) as ReadonlyArray<Permission>

/** The roles that have a permission. */
export const rolesWith = (permission: Permission): ReadonlyArray<Role> =>
  roles.filter((role) => permits(role, permission))

/** Whether a role has a permission. */
export const permits = (role: Role, permission: Permission): boolean => {
  const allowed = grants[permission]
  return role === 'Admin' || allowed === 'any' || allowed.includes(role)
}
