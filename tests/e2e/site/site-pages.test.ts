import { expect, test } from 'vitest'
import { hydrated } from '../support/hydrated.ts'
import { useVisits } from '../support/visit.ts'

const site = useVisits()

test('[P2] /about shows the story, the history and the team', async () => {
  const { page } = await site.visit('/about')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'We stayed, and that made the difference',
  )
  expect(await page.title()).toBe('About us | Sahilan')
  const statements = page.locator('main [lang=ar][dir=rtl]')
  expect(await statements.count()).toBe(1)
  const names = await page.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(names).toEqual(expect.arrayContaining(['A chandlery on the quay', 'Khalid Al Marhoon']))
})

test('[P4] /services shows each service with its company and what it does', async () => {
  const { page } = await site.visit('/services')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Useful things, done properly')
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Ports and marine', 'Energy and cooling']),
  )
  await page.getByText('Terminal operations').scrollIntoViewIfNeeded()
})

test('navigates through all pages without a page load and announces each title', async () => {
  const { page } = await site.visit('/about')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const follow = async (name: string, title: string) => {
    await (await hydrated(page.getByRole('link', { name, exact: true }).first())).click()
    await expect.poll(() => page.title()).toBe(title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
  await follow('OUR SERVICES', 'Our services | Sahilan')
  await follow('Careers', 'Careers | Sahilan')
  await page.getByRole('link', { name: 'Bahrain', exact: true }).click()
  await page.getByRole('heading', { name: /^4 / }).waitFor()
  await follow('ABOUT US', 'About us | Sahilan')
  await follow('Open positions', 'Careers | Sahilan')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test("fetches a page's data once, when its link is hovered", async () => {
  const { page, requests } = await site.visit('/about')
  const fetched = () => requests.filter((request) => request.startsWith('GET /api/'))
  const link = page.getByRole('link', { name: 'Careers', exact: true }).first()
  const responses = ['Career_list', 'slider_list'].map((list) =>
    page.waitForResponse((response) => response.url().includes(list)),
  )
  await link.hover()
  for (const response of await Promise.all(responses)) await response.finished()
  const atOnce = fetched()
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Work you can point at' }).waitFor()
  expect(fetched()).toEqual(atOnce)
})

test('matches addresses regardless of case', async () => {
  const { page } = await site.visit('/About')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'We stayed, and that made the difference',
  )
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}/about`)
})
