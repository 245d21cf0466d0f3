import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, phone, useVisits } from '../support/visit.ts'

const site = useVisits()
const paths = [
  '/',
  '/about',
  '/services',
  '/career',
  '/newsinsights/1',
  '/news',
  '/search?q=quay',
  '/companies/1',
  '/contact',
  '/receipt',
]

/** The places that visible links of the footer or the header lead to. */
const ways = (page: Page) =>
  page
    .locator('header a:visible, footer a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
const placesOf = (hrefs: ReadonlyArray<string>, prefix: string) => ({
  contact: hrefs.includes(`${prefix}/contact`),
  careers: hrefs.includes(`${prefix}/career`),
  news: hrefs.some((href) => new RegExp(`^${prefix}/newsinsights/\\d+$`).test(href)),
})
const all = { contact: true, careers: true, news: true }

test.each(['', '/ar'])('[S21] every page at “%s” leads to contact, news and careers', async (prefix) => {
  const { page } = await site.visit(`${prefix}/`, { ...phone, javaScriptEnabled: false })
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    await page.goto(prefix + path)
    found[path] = placesOf(await ways(page), prefix)
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, all])))
  await page.setViewportSize(desktop.viewport)
  expect(placesOf(await ways(page), prefix)).toEqual(all)
})

test.each([
  ['', 'Open menu', 'Menu'],
  ['/ar', 'فتح القائمة', 'القائمة'],
])('[S21] the menu of a phone at “%s” leads to contact, news and careers', async (prefix, opens, name) => {
  const { page } = await site.visit(`${prefix}/about`, phone)
  const menu = page.getByRole('dialog', { name })
  for (const path of ['/contact', '/career', '/newsinsights/']) {
    await page.getByRole('button', { name: opens }).tap()
    await menu.locator(`a[href^="${prefix}${path}"]`).tap()
    await page.waitForURL(`**${prefix}${path}*`)
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toContain(`${prefix}${path}`)
  }
})
