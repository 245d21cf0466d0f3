import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'

/** The screens of each role (specification, sections 2 and 6, and the decisions). */
const dashboard = ['/dashboard', '/account']
const ofTheContentTeam = [
  '/profile',
  '/HomePage',
  '/OurBrands',
  '/AddOurBrand',
  '/EditOurBrand/1',
  '/SlidersList',
  '/AddSlider',
  '/EditSlider/1',
  '/OurHistoryList',
  '/AddHistory',
  '/EditHistory/1',
  '/NewsList',
  '/AddNews',
  '/EditNews/1',
]
const ofHr = ['/settings', '/CareerList', '/AddCareer', '/EditCareer/1', '/enquirymails', '/profilemails']
const ofAdmin = [
  '/teamList',
  '/AddTeamMember',
  '/EditTeamMember/1',
  '/PortfolioList',
  '/AddPortfolio',
  '/EditPortfolio/1',
  '/AllAdmins',
  '/AddAdmin',
  '/EditAdmin/1',
]
const everything = [...dashboard, ...ofTheContentTeam, ...ofHr, ...ofAdmin]

afterEach(() => {
  vi.restoreAllMocks()
})

/** Where an address leads: to itself, to the login page, or to the site. */
const leadsTo = async (at: string, role?: Role) => {
  const left = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
  const { router } = sampleOffice({ at, role })
  await router.load()
  const [out] = left.mock.calls.at(-1) ?? []
  left.mockClear()
  return out === undefined ? router.history.location.pathname : String(out)
}

describe('the guard', () => {
  it.each(everything)('[G1] without a sign-in %s leads to /admin', async (at) => {
    expect(await leadsTo(at)).toBe('/admin')
  })

  it.each(['Admin', 'Hr', 'CXTeam'] as const)('[G2] the dashboard takes the role %s', async (role) => {
    for (const at of dashboard) expect(await leadsTo(at, role)).toBe(`/admin${at}`)
  })

  it.each(everything)('[G3] an Admin passes to %s', async (at) => {
    expect(await leadsTo(at, 'Admin')).toBe(`/admin${at}`)
  })

  it.each(ofTheContentTeam)('[G4] CXTeam passes to %s', async (at) => {
    expect(await leadsTo(at, 'CXTeam')).toBe(`/admin${at}`)
  })

  it.each(ofHr)('[G5] Hr passes to %s', async (at) => {
    expect(await leadsTo(at, 'Hr')).toBe(`/admin${at}`)
  })

  it.each(ofAdmin)('[G6] [G7] %s is for an Admin, others are sent to /', async (at) => {
    expect(await leadsTo(at, 'Hr')).toBe('/')
    expect(await leadsTo(at, 'CXTeam')).toBe('/')
  })

  it.each(ofHr)('[G7] CXTeam is sent from %s to /', async (at) => {
    expect(await leadsTo(at, 'CXTeam')).toBe('/')
  })

  it.each(ofTheContentTeam)('[G7] Hr is sent from %s to /', async (at) => {
    expect(await leadsTo(at, 'Hr')).toBe('/')
  })

  it.each(['/teamlist', '/TEAMLIST', '/TeamList'])('[L12] %s matches whatever the case', async (at) => {
    const { router } = sampleOffice({ at, role: 'Admin' })
    await router.load()
    expect(router.state.matches.at(-1)?.staticData.screen).toBe('TeamList')
  })

  it('[P8] a signed-in person is sent from /admin to the dashboard', async () => {
    expect(await leadsTo('', 'Hr')).toBe('/admin/dashboard')
  })
})
