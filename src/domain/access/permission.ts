import { contentTypes, type ContentTypeName } from '../content/content-types.ts'
import type { Role } from '../role.ts'

/** What a person may do; the server's calls and the back office's screens both ask for one of these. */
export type Permission =
  | `${ContentTypeName}.edit`
  | 'homePage.edit'
  | 'mails.handle'
  | 'notifications.manage'
  | 'accounts.manage'
  | 'profile.see'
  | 'settings.see'
  | 'activity.see'
  | 'personalData.manage'
  | 'signedIn'
  /** What somebody may do who has yet to set up the second factor that their role has to have. */
  | 'ownAccount'

/** `any` takes every signed-in role; Admin passes everywhere and is therefore named nowhere. */
type Takes = 'any' | ReadonlyArray<Role>

const editors = Object.fromEntries(
  Object.values(contentTypes).map((content) => [`${content.name}.edit`, content.editors]),
) as Record<`${ContentTypeName}.edit`, Takes>

const takes: Record<Permission, Takes> = {
  ...editors,
  'homePage.edit': ['CXTeam'],
  'mails.handle': ['Hr'],
  'notifications.manage': [],
  'accounts.manage': [],
  'profile.see': ['CXTeam'],
  'settings.see': ['Hr'],
  'activity.see': [],
  'personalData.manage': [],
  signedIn: 'any',
  ownAccount: 'any',
}

export const permissions = Object.keys(takes) as ReadonlyArray<Permission>

/** The one role table of the product (specification, sections 2 and 6). */
export const permits = (role: Role, permission: Permission): boolean => {
  const allowed = takes[permission]
  return role === 'Admin' || allowed === 'any' || allowed.includes(role)
}
