import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { isFull } from '#tests/support/full.ts'
import { askToDelete, heading, signIn, withStaff } from '../admin-staff.ts'
import { passwordOf } from '../../support/people.ts'
import { sample } from '../../support/sample.ts'
import { desktop } from '../../support/visit.ts'

const staff = withStaff()

const ofTheContentTeam = [
  'profile',
  'OurBrands',
  'AddOurBrand',
  'EditOurBrand/1',
  'SlidersList',
  'AddSlider',
  'EditSlider/1',
  'OurHistoryList',
  'AddHistory',
  'EditHistory/1',
  'NewsList',
  'AddNews',
  'EditNews/1',
]
const ofHr = ['CareerList', 'AddCareer', 'EditCareer/1', 'enquirymails', 'profilemails']
const ofAdmin = [
  'teamList',
  'AddTeamMember',
  'EditTeamMember/1',
  'PortfolioList',
  'AddPortfolio',
  'EditPortfolio/1',
  'AllAdmins',
  'AddAdmin',
  'EditAdmin/1',
]
/** A sample of the paths; the full run and the guard's own tests take all. */
const some = (paths: ReadonlyArray<string>) => (isFull ? paths : paths.filter((_, place) => place % 4 === 0))

describe('a visitor who is not signed in', () => {
  test('[P8] sees the login page at /admin', async () => {
    const { page } = await staff.visit('/admin')
    await heading(page, 'Sign in').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
    expect(await page.title()).toBe('Sign in · Sahilan')
  })

  test('[P10] sees the logo centred on a black page before the scripts run', async () => {
    const { page } = await staff.visit('/admin', { ...desktop, javaScriptEnabled: false })
    const splash = page.getByRole('status')
    const box = await splash.boundingBox()
    const logo = await splash.getByRole('img').boundingBox()
    expect(await splash.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 0, 0)')
    expect([box?.width, box?.height]).toEqual([1440, 900])
    expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeCloseTo(720, 0)
    expect((logo?.y ?? 0) + (logo?.height ?? 0) / 2).toBeCloseTo(450, 0)
  })

  test('[G1] is sent from every screen to /admin', async () => {
    const { page, requests } = await staff.visit('/admin/dashboard')
    for (const path of ['dashboard', 'account', ...some([...ofTheContentTeam, ...ofHr, ...ofAdmin])]) {
      await page.goto(`/admin/${path}`)
      await page.waitForURL('**/admin')
      await heading(page, 'Sign in').waitFor()
    }
    // The page only asks whether links to set a password are mailed.
    const calls = requests.filter((request) => request.includes('/api/'))
    expect(calls.filter((request) => !request.endsWith('/password_reset'))).toEqual([])
  })
})

describe('a sign-in', () => {
  test('[P8] [G8] stores the entry; a reload restores it, the logout removes it', async () => {
    const { page } = await staff.visit('/admin')
    await signIn(page, 'CXTeam')
    await heading(page, 'Dashboard').waitFor()
    const entry = () => page.evaluate(() => sessionStorage.getItem('entry'))
    expect(JSON.parse((await entry()) ?? '')).toMatchObject({ name: 'CXTeam', role: 'CXTeam' })
    expect(await entry()).not.toMatch(/password|token/i)

    await page.reload()
    await heading(page, 'Dashboard').waitFor()
    await page.goto('/admin')
    await page.waitForURL('**/admin/dashboard')

    await page.getByRole('button', { name: 'Sign out' }).click()
    await heading(page, 'Sign in').waitFor()
    expect(await entry()).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.goto('/admin/NewsList')
    await page.waitForURL('**/admin')
  })

  test('shows a wrong password under the form, then opens the requested screen', async () => {
    const { page } = await staff.visit('/admin/NewsList?q=cable')
    await signIn(page, 'CXTeam', 'not the password')
    await page.getByRole('alert').getByText('Email or password is wrong').waitFor()
    staff.expectMessage('401')
    await page.getByLabel('Password', { exact: true }).fill(passwordOf('CXTeam'))
    await page.keyboard.press('Enter')
    await heading(page, 'News').waitFor()
    expect(new URL(page.url()).search).toBe('?q=cable')
  })

  test('works in a document in which no text becomes markup', async () => {
    const { headers } = await fetch(`${staff.calls().site}/admin`)
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types rich-text-paste']),
    )
    const { page } = await staff.visit('/admin')
    await signIn(page, 'CXTeam')
    await heading(page, 'Dashboard').waitFor()
    const main = page.getByRole('navigation').first()
    await main.getByRole('link', { name: 'Brands' }).click()
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.locator('input[name=title]').waitFor()
    await page.goBack()
    const remove = page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /Delete/ })
    await askToDelete(page, 'brand', () => remove.click())
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByText('Deleted brand successfully').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Restored from the trash').waitFor()
    const thrown = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<i>markup</i>'
        return 'nothing'
      } catch (error) {
        return String(error)
      }
    })
    expect(thrown).toContain('TypeError')
    staff.expectMessage('TrustedHTML')
  })

  test('is refused with a sentence after too many tries', async () => {
    const { page } = await staff.visit('/admin')
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const alert = page.getByRole('alert')
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: 'Sign in' }).click()
          await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor()
          return alert.innerText()
        },
        { timeout: 30_000 },
      )
      .toContain('Too many tries')
    staff.expectMessage('Failed to load resource')
  })

  test('is renewed in place once it has expired, and the save continues', async () => {
    const { page } = await staff.open('CXTeam', '/EditNews/1')
    await page.getByLabel('Title', { exact: true }).fill('Typed before the session ended')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByLabel('Password', { exact: true }).fill(passwordOf('CXTeam'))
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'hidden' })
    staff.expectMessage('Failed to load resource')
    const saved = page.getByRole('row', { name: /Typed before the session ended/ })
    await saved.waitFor()
    expect(await saved.getAttribute('aria-current')).toBe('true')
  })
})

describe('roles', () => {
  const end = async (page: Page) => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    return new URL(page.url()).pathname
  }
  /** The address at which each path ends. */
  const ends = async (role: Role, [first, ...others]: ReadonlyArray<string>) => {
    const { page } = await staff.open(role, `/${first}`)
    const found = [await end(page)]
    for (const path of others) {
      await page.goto(`/admin/${path}`)
      found.push(await end(page))
    }
    return found
  }
  const itself = (paths: ReadonlyArray<string>) => paths.map((path) => `/admin/${path}`)
  const home = (paths: ReadonlyArray<string>) => paths.map(() => '/')

  const news = some(ofTheContentTeam)
  const mails = some(ofHr)
  const admins = some(ofAdmin)

  test.each(sample(['Hr', 'Admin', 'CXTeam']))('[G2] the dashboard takes %s', async (role) => {
    expect(await ends(role, ['dashboard', 'account'])).toEqual(itself(['dashboard', 'account']))
  })
  test('[G3] an Admin passes everywhere', async () => {
    const paths = [news, mails, admins].flatMap((each) => sample(each))
    expect(await ends('Admin', paths)).toEqual(itself(paths))
  })
  test('[G4] CXTeam passes to profile, brands, sliders, history and news', async () => {
    expect(await ends('CXTeam', news)).toEqual(itself(news))
  })
  test('[G5] Hr passes to careers and mails', async () => {
    expect(await ends('Hr', mails)).toEqual(itself(mails))
  })
  test('[G6] [G7] team, portfolio and admin users are only for an Admin', async () => {
    for (const role of sample(['Hr', 'CXTeam'])) expect(await ends(role, admins)).toEqual(home(admins))
  })
  test('[G7] a role that is not allowed is sent to /', async () => {
    const refused = [
      { role: 'CXTeam', paths: mails },
      { role: 'Hr', paths: news },
    ] as const
    for (const { role, paths } of sample(refused)) expect(await ends(role, paths)).toEqual(home(paths))
  })
})
