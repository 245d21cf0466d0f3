import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { heading, withStaff } from './admin-staff.ts'
import { findingsInThemes } from '../support/axe.ts'
import { sample } from '../support/sample.ts'

const staff = withStaff()

const rows = (page: Page, caption: string | RegExp) =>
  page
    .getByRole('table', { name: caption })
    .getByRole('row')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))

test('[A11] the dashboard shows counts and the newest enquiries', async () => {
  const { page, requests } = await staff.open('Hr', '/dashboard')
  await page.getByRole('link', { name: 'Unread enquiries 6 Of 6 in total' }).waitFor()
  await page.getByRole('link', { name: /^Unread profile mails 1 Newest for / }).waitFor()
  await page.getByRole('link', { name: /^Open positions \d+ First closes / }).waitFor()
  const sent = requests.filter((request) => request.includes('/enquiry_mail_list'))
  expect(sent.filter((request) => !request.includes('size=1&'))).toEqual([
    'GET /api/group/enquiry_mail_list?size=5',
  ])
  expect(new Set(sent).size).toBe(sent.length)
  await page.getByRole('link', { name: /Fatima Al Suwaidi/ }).click()
  await page.getByRole('article', { name: /Fatima Al Suwaidi/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/enquirymails')
})

test('[A11] the charts of enquiries have tables', async () => {
  const { page } = await staff.open('Hr', '/dashboard')
  await page.getByRole('table', { name: '6 enquiries in 14 days' }).waitFor()
  const [, ...days] = await rows(page, '6 enquiries in 14 days')
  expect(days).toHaveLength(14)
  expect(days.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(6)
  const places = await rows(page, 'Enquiries by location')
  expect(new Set(places.map(([name]) => name))).toEqual(new Set(locations))
  expect(await rows(page, 'Enquiries by type')).toEqual([
    ['General', '2'],
    ['Business', '4'],
  ])
})

test('[A11] each role sees what it may open', async () => {
  const shows = async (role: 'CXTeam' | 'Hr', heads: ReadonlyArray<string>) => {
    const { page } = await staff.open(role, '/dashboard')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect.poll(() => headings.allTextContents(), { timeout: 20_000 }).toEqual(heads)
  }
  await shows('CXTeam', ['Latest changes', 'Content on the site', 'Searches without results'])
  await shows('Hr', [
    'Enquiries, last 14 days',
    'By location',
    'Newest enquiries',
    'By type',
    'Content on the site',
    'Latest changes',
  ])
})

test('[A11] an empty list offers to add the first item', async () => {
  const { data } = await staff.calls().get('/OurPortfolio_list')
  for (const { id } of Object.values(data) as ReadonlyArray<{ id: string }>)
    await staff.calls().delete(`/OurPortfolio_del/${id}`)
  const { page } = await staff.open('Admin', '/dashboard')
  await page.getByRole('link', { name: 'Add the first portfolio item' }).click()
  await heading(page, 'Add portfolio item').waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/AddPortfolio')
})

test('[A9] [A10] the navigation counts unread mails again after a change elsewhere', async () => {
  const { data } = await staff.calls().get('/enquiry_mail_unread')
  const { unread } = data['results'] as { unread: number }
  const { page } = await staff.open('Hr', '/CareerList')
  await page.getByRole('link', { name: `Enquiry mails ${unread} unread` }).waitFor()
  await page.getByRole('link', { name: 'Profile mails 1 unread' }).waitFor()
  await staff.calls().put('/enquiry_mail/1', { status: 'answered' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('link', { name: `Enquiry mails ${unread - 1} unread` }).waitFor()
  const other = await staff.open('CXTeam', '/dashboard')
  await heading(other.page, 'Dashboard').waitFor()
  await other.page.waitForLoadState('networkidle')
  expect(other.requests.filter((request) => request.includes('_mail'))).toEqual([])
})

test('[A12] the profile is the account page of the signed-in person', async () => {
  const { page } = await staff.open('CXTeam', '/profile')
  await heading(page, 'Account').waitFor()
  await page.getByText('cxteam@example.com, CXTeam').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Renamed')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Account saved.').waitFor()
  const { data } = await staff.calls().get('/adminuser')
  expect(data['results']).toContainEqual(expect.objectContaining({ name: 'Renamed', role: 'CXTeam' }))
})

test('[A13] the settings show the configuration', async () => {
  const { page } = await staff.open('Hr', '/settings')
  const { origin } = new URL(page.url())
  await page.getByRole('region', { name: 'Address' }).getByRole('link', { name: origin }).waitFor()
  await page.getByText('Not set up: mails are only in the inbox').waitFor()
  await page.getByRole('region', { name: 'Limits' }).getByText('Not limited').waitFor()
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
})

test.each([
  ['/dashboard', 'Dashboard'],
  ['/settings', 'Settings'],
])('axe finds nothing at %s, narrow and wide', async (path, name) => {
  const { page } = await staff.open('Admin', path)
  await heading(page, name).waitFor()
  await page.waitForLoadState('networkidle')
  for (const width of sample([360, 1440])) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findingsInThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
