import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { phone, useVisits } from '../support/visit.ts'

const site = useVisits()

const inEnglish = {
  prefix: '',
  menu: 'Open menu',
  careers: 'Careers',
  apply: /^Apply/,
  form: 'Application',
  coldStorage: 'cold storage',
  logistics: 'Darbline Logistics',
  marine: 'Jalboot Marine',
}
const inArabic: typeof inEnglish = {
  prefix: '/ar',
  menu: 'فتح القائمة',
  careers: 'الوظائف',
  apply: /^التقديم/,
  form: 'طلب توظيف',
  coldStorage: 'تخزين مبرد',
  logistics: 'دربلاين اللوجستية',
  marine: 'جالبوت البحرية',
}

/** A visitor on the home page with a phone, on a line with 400 ms to each response, who counts the taps. */
const visitor = async ({ prefix }: typeof inEnglish) => {
  const { page } = await site.visit('/about', phone)
  const session = await page.context().newCDPSession(page)
  const line = { latency: 400, downloadThroughput: 100_000, uploadThroughput: 50_000, offline: false }
  await session.send('Network.emulateNetworkConditions', line)
  await page.goto(`${prefix}/`)
  let taps = 0
  return {
    page,
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
  }
}

const openMenu = (page: Page, { menu }: typeof inEnglish) => page.getByRole('button', { name: menu })

test.each([inEnglish, inArabic])(
  'a job seeker reaches the form of a position, at “$prefix”',
  async (words) => {
    const { page, tap, taps } = await visitor(words)
    await tap(openMenu(page, words))
    await tap(page.getByRole('dialog').getByRole('link', { name: words.careers, exact: true }))
    await tap(page.getByRole('main').getByRole('link', { name: words.apply }).first())
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    expect(taps()).toBeLessThanOrEqual(3)
  },
)

test.each([inEnglish, inArabic])(
  'a buyer finds the company for cold storage, at “$prefix”',
  async (words) => {
    const { page, tap } = await visitor(words)
    await tap(openMenu(page, words))
    await tap(page.getByRole('dialog').locator(`a[href="${words.prefix}/search"]`))
    await page.locator('main input[name=q]:focus').fill(words.coldStorage)
    await page.locator('main input[name=q]').press('Enter')
    await tap(page.getByRole('main').getByRole('link', { name: words.logistics }).first())
    await page.getByRole('heading', { level: 1, name: words.logistics }).waitFor()
    expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true)
  },
)

test.each([inEnglish, inArabic])('a journalist finds the news of a company, at “$prefix”', async (words) => {
  const { page, tap, taps } = await visitor(words)
  await tap(page.getByRole('main').getByRole('link', { name: words.marine }).first())
  await tap(page.locator(`main a[href^="${words.prefix}/news?"]`))
  await page.waitForURL(`**${words.prefix}/news?*`)
  expect(await page.locator(`main a[href^="${words.prefix}/newsinsights/"]`).count()).toBeGreaterThan(0)
  expect(await page.locator('main').innerText()).toContain(words.marine)
  expect(taps()).toBeLessThanOrEqual(3)
})

test.each([inEnglish, inArabic])('a visitor reads of privacy from a form, at “$prefix”', async (words) => {
  const { page, tap, taps } = await visitor(words)
  await tap(openMenu(page, words))
  await tap(page.getByRole('dialog').locator(`a[href="${words.prefix}/contact"]`))
  await page.waitForURL(`**${words.prefix}/contact`)
  await tap(page.locator(`main form a[href="${words.prefix}/privacy"]`))
  await page.waitForURL(`**${words.prefix}/privacy`)
  expect(taps()).toBeLessThanOrEqual(3)
})
