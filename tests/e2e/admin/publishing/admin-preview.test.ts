import type { BrowserContextOptions } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { findings } from '../../support/axe.ts'
import { crawlPreview } from '../../support/crawl-preview.ts'
import { openInArabic } from '../../support/arabic/in-arabic.ts'
import { desktop, phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff({ TIME_ZONE: 'Asia/Bahrain' })
const silent = { ...desktop, javaScriptEnabled: false }

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const [day, dayBack, later] = [inDays(20), inDays(23), inDays(40)]
const dueAt = `${day}T06:00:00.000Z`
const segment = (of: string) => `${of.replaceAll('-', '')}T0600Z`

beforeAll(async () => {
  const admin = staff.calls()
  await openInArabic(admin.site, 'عنوان', 'نص')
  for (const draft of [
    {
      subject: 'newsArticle',
      itemId: '1',
      fields: { Tittle: 'A fourth berth, on the day' },
      dueAt,
      revertAt: `${dayBack}T06:00:00.000Z`,
      release: 'National Day',
    },
    {
      subject: 'slider',
      itemId: '1',
      fields: { Tittle: 'One nation, two shores' },
      dueAt,
      release: 'National Day',
    },
    { subject: 'newsArticle', itemId: '2', fields: { Tittle: 'A drafted title' } },
    { subject: 'homePage', itemId: '1', fields: { companiesTitle: 'Drafted companies' } },
  ])
    expect(await admin.post('/drafts', draft)).toMatchObject({ status: 200 })
  // Somebody changes the same field, so that the draft conflicts.
  await admin.put('/NewsLater_update/2', { Tittle: 'Changed meanwhile' })
})

/** Opens a preview with the session of a role. */
const openPreview = async (path: string, options: BrowserContextOptions = desktop) => {
  const visit = await staff.open('CXTeam', '', options)
  await visit.page.goto(`/preview/me/${path}`)
  return visit
}

test('[V1] every page of a preview stays inside without scripts, with pictures', async () => {
  const { page } = await openPreview('drafts/', silent)
  const places = await crawlPreview(page, '/preview/me/drafts')
  for (const place of ['/about', '/services', '/career', '/contact', '/people/1', '/ar/about', '/ar/contact'])
    expect(places).toContain(place)
  const { page: other } = await staff.visit('/newsinsights/2')
  expect(await other.locator('h1').innerText()).toBe('Changed meanwhile')
  await page.goto('/preview/me/drafts/newsinsights/2')
  expect(await page.locator('h1').innerText()).toBe('A drafted title')
})

test('[V8] a form in a preview sends nothing, and nothing is counted', async () => {
  const { page, requests } = await openPreview('drafts/')
  await page.locator('header').getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await page.waitForURL('**/preview/me/drafts/contact*')
  await page.getByLabel('First name').fill('Layla')
  await page.locator('#site form[method=post]').evaluate((form) => {
    ;(form as HTMLFormElement).noValidate = true
    ;(form as HTMLFormElement).requestSubmit()
  })
  await page.getByRole('status').getByText('This is a preview. Nothing was sent.').waitFor()
  await page.locator('#site a', { hasText: 'ABOUT US' }).first().hover()
  const { data } = await staff.calls().get('/enquiry_mail_list?q=Layla')
  expect(data['results']).toEqual([])
  const own = requests.slice(requests.indexOf('GET /preview/me/drafts/'))
  expect(own.filter((request) => /page_view|enquiry_mail|enquiry-popup|hydrate/.test(request))).toEqual([])
})

test('[V9] the bar offers the times, any other one, and what differs, by keyboard', async () => {
  const { page } = await openPreview('drafts/newsinsights/2')
  const bar = page.getByRole('region', { name: 'Preview' })
  expect(await findings(page)).toEqual([])

  await bar.getByText('2 differences on this page').press('Enter')
  await bar.getByText('Drafted companies').waitFor({ state: 'detached' })
  await bar.getByText('Home page', { exact: true }).waitFor()
  await bar.getByText('Also changed on the site: title. This preview shows the draft.').waitFor()
  expect(await findings(page)).toEqual([])

  await bar.getByText('Drafts', { exact: true }).first().press('Enter')
  const times = bar.getByRole('listitem').getByRole('link')
  expect(await times.count()).toBe(3)
  await times.nth(1).press('Enter')
  await page.waitForURL(`**/preview/me/${segment(day)}/newsinsights/2`)
  await page.goto(`/preview/me/${segment(day)}/newsinsights/1`)
  expect(await page.locator('h1').innerText()).toBe('A fourth berth, on the day')
  await page.goto(`/preview/me/${segment(dayBack)}/newsinsights/1`)
  expect(await page.locator('h1').innerText()).not.toBe('A fourth berth, on the day')

  await bar.getByText('Another time…').press('Enter')
  await bar.getByLabel('Date').fill('2020-01-01')
  await bar.getByLabel('Time').fill('09:00')
  await bar.getByLabel('Time').press('Enter')
  await bar.getByRole('alert').getByText('This time has passed. Choose a later one.').waitFor()
  expect(await findings(page)).toEqual([])
  await bar.getByLabel('Date').fill(later)
  await bar.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL(`**/preview/me/${segment(later)}/newsinsights/1`)

  await bar.getByRole('link', { name: 'End preview' }).press('Enter')
  await page.waitForURL('**/newsinsights/1')
  expect(await page.getByRole('region', { name: 'Preview' }).count()).toBe(0)
})

test('[V9] the bar is right to left on an Arabic page, and fits a phone', async () => {
  const { page } = await openPreview(`${segment(day)}/ar/newsinsights/1`, {
    ...phone,
    viewport: { width: 360, height: 740 },
  })
  const bar = page.getByRole('region', { name: 'معاينة' })
  expect(await bar.getAttribute('dir')).toBe('rtl')
  for (const summary of await bar.locator('summary').all()) {
    await summary.tap()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow).toBe(0)
    expect(await findings(page)).toEqual([])
  }
})

test('[V9] an editor and Scheduled open the preview of what is saved', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/2')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await preview.waitForURL('**/preview/me/drafts/newsinsights/2')
  expect(await preview.locator('h1').innerText()).toBe('A drafted title')

  await page.goto('/admin/scheduled')
  await heading(page, 'Scheduled').waitFor()
  const link = page.getByRole('link', { name: 'Preview A fourth berth, on the day' })
  expect(await link.getAttribute('href')).toBe(`/preview/me/${segment(day)}/newsinsights/1`)
})
