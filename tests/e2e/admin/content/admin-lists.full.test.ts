import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

interface Stored {
  readonly Image: string
}

beforeAll(async () => {
  const { data } = await staff.calls().get('/NewsLater_list?size=1')
  const [{ Image } = { Image: '' }] = data['results'] as ReadonlyArray<Stored>
  for (let number = 1; number <= 30; number += 1)
    await staff.calls().post('/NewsLater_add', { Tittle: `Harbour ${number}`, Image, Description: 'Quay' })
})

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const left = 1_300

/** Opens an article from a scrolled search of 24 rows. */
const openFromList = async (page: Page) => {
  await page.getByText('1 to 24 of 30').waitFor()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), left)
  await page.waitForFunction((top) => window.scrollY === top, left)
  // A click that does not scroll first.
  await page.getByRole('link', { name: 'Edit Harbour 12' }).dispatchEvent('click')
  await heading(page, 'Harbour 12').waitFor()
}

test.each<readonly [way: string, take: (page: Page) => Promise<unknown>]>([
  ['the browser', (page) => page.goBack()],
  ['Cancel', (page) => page.getByRole('link', { name: 'Cancel' }).click()],
  ['a save', (page) => page.getByRole('button', { name: 'Publish', exact: true }).click()],
  [
    'the breadcrumb',
    (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click(),
  ],
])('a list is scrolled as it was left after %s', async (_, take) => {
  const { page } = await staff.open('CXTeam', '/NewsList?q=harbour&size=24')
  await openFromList(page)
  await take(page)
  await heading(page, 'News').waitFor()
  await page.getByText('1 to 24 of 30').waitFor()
  await expect.poll(() => scrolled(page)).toBe(left)
  expect(page.url()).toContain('/admin/NewsList?q=harbour&size=24')
})

test('a list restores its scroll position once its rows arrive', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList?q=harbour&size=24')
  await openFromList(page)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Dashboard' }).click()
  await heading(page, 'Dashboard').waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/NewsLater_list?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.evaluate(() => window.history.go(-2))
  await heading(page, 'News').waitFor()
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('a list that is left sends no more requests', async () => {
  const { page, requests } = await staff.open('CXTeam', '/NewsList?q=harbour&size=24')
  await openFromList(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => request.includes('/NewsLater_list'))).toEqual([
    'GET /api/group/NewsLater_list?size=24&lang=all&q=harbour',
  ])
})

test('the end of the navigation stays visible in a low window', async () => {
  const { page } = await staff.open('Admin', '/NewsList', { viewport: { width: 1440, height: 768 } })
  const foot = page.getByRole('banner').getByRole('button', { name: 'Sign out' })
  await foot.first().waitFor()
  const { y = 0, height = 0 } = (await foot.first().boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(768)
})

test('date inputs are as high as selects', async () => {
  const { page } = await staff.open('Admin', '/activity')
  await page.getByLabel('From').waitFor()
  const heights = await page
    .getByRole('group', { name: 'Filters' })
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test.each([
  ['/settings', 'auto'],
  ['/NewsList?size=24', 'stable'],
])('a dialog on %s leaves the page its width', async (path, gutter) => {
  const { page } = await staff.open('Admin', path, { viewport: { width: 1440, height: 1600 } })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Go to' }).waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)).toBe(gutter)
})
