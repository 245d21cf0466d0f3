import { describe, expect, it } from 'vitest'
import { permissions, permits, type Permission } from '#domain/access/permission.ts'
import { isRole, roles, type Role } from '#domain/access/role.ts'

/** Who may do what (specification, section 6). */
const table: Record<Permission, ReadonlyArray<Role>> = {
  'brand.edit': ['Admin', 'CXTeam'],
  'slider.edit': ['Admin', 'CXTeam'],
  'historySlide.edit': ['Admin', 'CXTeam'],
  'newsArticle.edit': ['Admin', 'CXTeam'],
  'teamMember.edit': ['Admin'],
  'portfolioItem.edit': ['Admin'],
  'career.edit': ['Admin', 'Hr'],
  'page.edit': ['Admin', 'CXTeam'],
  'homePage.edit': ['Admin', 'CXTeam'],
  'mails.handle': ['Admin', 'Hr'],
  'desk.manage': ['Admin'],
  'notifications.manage': ['Admin'],
  'accounts.manage': ['Admin'],
  'profile.see': ['Admin', 'CXTeam'],
  'settings.see': ['Admin', 'Hr'],
  'activity.see': ['Admin'],
  'personalData.manage': ['Admin'],
  'connections.manage': ['Admin'],
  'redirects.edit': ['Admin', 'CXTeam'],
  'searches.see': ['Admin', 'CXTeam'],
  signedIn: ['Admin', 'Hr', 'CXTeam'],
  ownAccount: ['Admin', 'Hr', 'CXTeam'],
}

describe('the role table', () => {
  it('knows the three roles of the specification', () => {
    expect(roles).toEqual(['Admin', 'Hr', 'CXTeam'])
  })

  it('knows exactly the permissions of this table', () => {
    expect(permissions.toSorted()).toEqual(Object.keys(table).toSorted())
  })

  it.each(Object.entries(table) as ReadonlyArray<[Permission, ReadonlyArray<Role>]>)(
    'grants %s to %j alone',
    (permission, granted) => {
      expect(roles.filter((role) => permits(role, permission))).toEqual(granted)
    },
  )
})

describe('isRole', () => {
  it('accepts exactly the three roles', () => {
    expect(['Admin', 'Hr', 'CXTeam'].every(isRole)).toBe(true)
  })

  it.each([
    '',
    'admin',
    'HR',
    'Admin ',
    'constructor',
    null,
    undefined,
    0,
    {},
    ['Admin'],
    new String('Admin'),
  ])('refuses %o', (value) => {
    expect(isRole(value)).toBe(false)
  })
})
