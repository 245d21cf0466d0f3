import { describe, expect, it } from 'vitest'
import { guard, type GuardResult } from '#domain/access/guard.ts'
import type { Role } from '#domain/access/role.ts'
import { screens, type Screen } from '#domain/access/screens.ts'

const yes = 'allowed'
const login = { redirect: '/admin' } as const
const home = { redirect: '/' } as const

/** Specification, section 2, with the screens that the product adds: what visitors, CXTeam, Hr and Admin get. */
const matrix = [
  ['dashboard', login, yes, yes, yes],
  ['account', login, yes, yes, yes],
  ['profile', login, yes, home, yes],
  ['settings', login, home, yes, yes],
  ['HomePage', login, yes, home, yes],
  ['Languages', login, yes, yes, yes],
  ['OurBrands', login, yes, home, yes],
  ['AddOurBrand', login, yes, home, yes],
  ['EditOurBrand/{id}', login, yes, home, yes],
  ['SlidersList', login, yes, home, yes],
  ['AddSlider', login, yes, home, yes],
  ['EditSlider/{id}', login, yes, home, yes],
  ['OurHistoryList', login, yes, home, yes],
  ['AddHistory', login, yes, home, yes],
  ['EditHistory/{id}', login, yes, home, yes],
  ['NewsList', login, yes, home, yes],
  ['AddNews', login, yes, home, yes],
  ['EditNews/{id}', login, yes, home, yes],
  ['TeamList', login, home, home, yes],
  ['AddTeamMember', login, home, home, yes],
  ['EditTeamMember/{id}', login, home, home, yes],
  ['PortfolioList', login, home, home, yes],
  ['AddPortfolio', login, home, home, yes],
  ['EditPortfolio/{id}', login, home, home, yes],
  ['AllAdmins', login, home, home, yes],
  ['AddAdmin', login, home, home, yes],
  ['EditAdmin/{id}', login, home, home, yes],
  ['CareerList', login, home, yes, yes],
  ['AddCareer', login, home, yes, yes],
  ['EditCareer/{id}', login, home, yes, yes],
  ['PageList', login, yes, home, yes],
  ['AddPage', login, yes, home, yes],
  ['EditPage/{id}', login, yes, home, yes],
  ['enquirymails', login, home, yes, yes],
  ['profilemails', login, home, yes, yes],
  ['Desk', login, home, yes, yes],
  ['media', login, yes, yes, yes],
  ['media/{id}', login, yes, yes, yes],
  ['scheduled', login, yes, yes, yes],
  ['PreviewLinks', login, yes, yes, yes],
  ['trash', login, yes, yes, yes],
  ['history', login, yes, yes, yes],
  ['activity', login, home, home, yes],
  ['PersonalData', login, home, home, yes],
  ['Connections', login, home, home, yes],
  ['Addresses', login, yes, home, yes],
] as const satisfies ReadonlyArray<readonly [Screen, GuardResult, GuardResult, GuardResult, GuardResult]>

const openTo = (role: Role) =>
  matrix.map(([screen]) => screen).filter((screen) => guard({ role }, screens[screen]) === 'allowed')
const met = ([screen]: (typeof matrix)[number]) => {
  const permission = screens[screen]
  const principals = [null, { role: 'CXTeam' }, { role: 'Hr' }, { role: 'Admin' }] as const
  return [screen, ...principals.map((principal) => guard(principal, permission))]
}

describe('the access guard', () => {
  it('knows exactly the screens of this table', () => {
    expect(Object.keys(screens).toSorted()).toEqual(matrix.map(([screen]) => screen).toSorted())
  })

  it('[G1] sends visitors to the login from every screen', () => {
    for (const [screen] of matrix)
      expect.soft(guard(null, screens[screen]), screen).toEqual({ redirect: '/admin' })
  })

  it('[G2] lets any signed-in role see the dashboard', () => {
    const rows = matrix.filter(([screen]) => screen === 'dashboard' || screen === 'account')
    expect(rows).toHaveLength(2)
    expect(rows.map(met)).toEqual(rows)
  })

  it('[G3] lets Admin pass everywhere', () => {
    for (const [screen] of matrix)
      expect.soft(guard({ role: 'Admin' }, screens[screen]), screen).toBe('allowed')
  })

  it('[G4] gives CXTeam the profile, brands, sliders, history, news and the home page', () => {
    expect(openTo('CXTeam')).toEqual([
      'dashboard',
      'account',
      'profile',
      'HomePage',
      'Languages',
      'OurBrands',
      'AddOurBrand',
      'EditOurBrand/{id}',
      'SlidersList',
      'AddSlider',
      'EditSlider/{id}',
      'OurHistoryList',
      'AddHistory',
      'EditHistory/{id}',
      'NewsList',
      'AddNews',
      'EditNews/{id}',
      'PageList',
      'AddPage',
      'EditPage/{id}',
      'media',
      'media/{id}',
      'scheduled',
      'PreviewLinks',
      'trash',
      'history',
      'Addresses',
    ])
  })

  it('[G5] gives Hr the settings, careers and both mail lists', () => {
    expect(openTo('Hr')).toEqual([
      'dashboard',
      'account',
      'settings',
      'Languages',
      'CareerList',
      'AddCareer',
      'EditCareer/{id}',
      'enquirymails',
      'profilemails',
      'Desk',
      'media',
      'media/{id}',
      'scheduled',
      'PreviewLinks',
      'trash',
      'history',
    ])
  })

  it('[G6] allows team, portfolio and admin users to Admin only', () => {
    const open = [...openTo('CXTeam'), ...openTo('Hr')]
    expect(openTo('Admin').filter((screen) => !open.includes(screen))).toEqual([
      'TeamList',
      'AddTeamMember',
      'EditTeamMember/{id}',
      'PortfolioList',
      'AddPortfolio',
      'EditPortfolio/{id}',
      'AllAdmins',
      'AddAdmin',
      'EditAdmin/{id}',
      'activity',
      'PersonalData',
      'Connections',
    ])
  })

  it('opens only the account page while a required second factor is missing', () => {
    const open = (screen: Screen) => guard({ role: 'Admin', lacksSecondFactor: true }, screens[screen])
    expect(open('account')).toBe('allowed')
    for (const [screen] of matrix.filter(([name]) => name !== 'account'))
      expect.soft(open(screen), screen).toEqual({ redirect: '/admin/account' })
  })

  it('[G7] sends a role to the home page from each screen that it may not see', () => {
    expect(matrix.map(met)).toEqual(matrix)
  })
})
