import { describe, expect, it } from 'vitest'
import { guard, type Passage } from '#domain/access/guard.ts'
import { screens, type Screen } from '#domain/access/screens.ts'

const yes = 'allowed'
const login = { redirect: '/admin' } as const
const home = { redirect: '/' } as const

/** Specification, section 2, with the screens that the product adds: what nobody, CXTeam, Hr and Admin meet. */
const matrix = [
  ['dashboard', login, yes, yes, yes],
  ['account', login, yes, yes, yes],
  ['profile', login, yes, home, yes],
  ['settings', login, home, yes, yes],
  ['HomePage', login, yes, home, yes],
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
  ['enquirymails', login, home, yes, yes],
  ['profilemails', login, home, yes, yes],
] as const satisfies ReadonlyArray<readonly [Screen, Passage, Passage, Passage, Passage]>

type Row = readonly [Screen, Passage, Passage, Passage, Passage]
const rowsOf = (...names: ReadonlyArray<Screen>) => matrix.filter(([screen]) => names.includes(screen))

const expectRow = ([screen, nobody, cxTeam, hr, admin]: Row) => {
  const permission = screens[screen]
  expect.soft(guard(null, permission), `nobody at ${screen}`).toEqual(nobody)
  expect.soft(guard({ role: 'CXTeam' }, permission), `CXTeam at ${screen}`).toEqual(cxTeam)
  expect.soft(guard({ role: 'Hr' }, permission), `Hr at ${screen}`).toEqual(hr)
  expect.soft(guard({ role: 'Admin' }, permission), `Admin at ${screen}`).toEqual(admin)
}

describe('the access guard', () => {
  it('knows exactly the screens of this table', () => {
    expect(Object.keys(screens).toSorted()).toEqual(matrix.map(([screen]) => screen).toSorted())
  })

  it('[G1] sends nobody to the login from every screen', () => {
    for (const [screen] of matrix) expect.soft(guard(null, screens[screen]), screen).toEqual({ redirect: '/admin' })
  })

  it('[G2] lets any signed-in role see the dashboard', () => {
    rowsOf('dashboard', 'account').forEach(expectRow)
  })

  it('[G3] lets Admin pass everywhere', () => {
    for (const [screen] of matrix) expect.soft(guard({ role: 'Admin' }, screens[screen]), screen).toBe('allowed')
  })

  it('[G4] gives CXTeam the profile, brands, sliders, history, news and the home page', () => {
    const open = matrix.filter(([screen]) => guard({ role: 'CXTeam' }, screens[screen]) === 'allowed')
    expect(open.map(([screen]) => screen)).toEqual([
      'dashboard',
      'account',
      'profile',
      'HomePage',
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
    ])
  })

  it('[G5] gives Hr the settings, careers and both mail lists', () => {
    const open = matrix.filter(([screen]) => guard({ role: 'Hr' }, screens[screen]) === 'allowed')
    expect(open.map(([screen]) => screen)).toEqual([
      'dashboard',
      'account',
      'settings',
      'CareerList',
      'AddCareer',
      'EditCareer/{id}',
      'enquirymails',
      'profilemails',
    ])
  })

  it('[G6] keeps team, portfolio and admin users for Admin', () => {
    const closed = matrix.filter(([screen]) =>
      (['CXTeam', 'Hr'] as const).every((role) => guard({ role }, screens[screen]) !== 'allowed'),
    )
    expect(closed.map(([screen]) => screen)).toEqual([
      'TeamList',
      'AddTeamMember',
      'EditTeamMember/{id}',
      'PortfolioList',
      'AddPortfolio',
      'EditPortfolio/{id}',
      'AllAdmins',
      'AddAdmin',
      'EditAdmin/{id}',
    ])
  })

  it('[G7] sends a signed-in role that is not allowed to the home page, screen by screen', () => {
    matrix.forEach(expectRow)
  })
})
