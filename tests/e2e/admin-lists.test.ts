import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { heading, withStaff } from './admin-staff.ts'

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

/** A search of 24 rows, scrolled down, with one of its articles opened. */
const openFromList = async (page: Page) => {
  await page.getByText('1 to 24 of 30').waitFor()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), left)
  await page.waitForFunction((top) => window.scrollY === top, left)
  // A press that does not scroll first.
  await page.getByRole('link', { name: 'Edit Harbour 12' }).dispatchEvent('click')
  await heading(page, 'Harbour 12').waitFor()
}

test.each<readonly [way: string, take: (page: Page) => Promise<unknown>]>([
  ['the browser', (page) => page.goBack()],
  ['Cancel', (page) => page.getByRole('link', { name: 'Cancel' }).click()],
  ['a save', (page) => page.getByRole('button', { name: 'Save changes' }).click()],
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

test('a list is scrolled once its rows are there, where they come late', async () => {
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

test('a list that is left asks for nothing more', async () => {
  const { page, requests } = await staff.open('CXTeam', '/NewsList?q=harbour&size=24')
  await openFromList(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => request.includes('/NewsLater_list'))).toEqual([
    'GET /api/group/NewsLater_list?size=24&q=harbour',
  ])
})
