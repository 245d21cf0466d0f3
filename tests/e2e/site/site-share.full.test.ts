import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { site as arabic } from '#domain/wording/ar/site/site.ts'
import { site as words } from '#domain/wording/en/site/site.ts'
import { hydrated } from '../support/hydrated.ts'
import { desktop, phone, useVisits } from '../support/visit.ts'

const site = useVisits()
const copying = { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('copies the address of an article by key before hydration, and says so', async () => {
  const { page, requests } = await site.visit('/newsinsights/5?from=mail', copying)
  await button(page, words.share.link).press('Enter')
  await page.getByRole('status').filter({ hasText: words.share.copied }).waitFor()
  expect(await copied(page)).toBe(`${site.url}/newsinsights/5`)
  expect(await button(page, words.share.sheet).count()).toBe(0)
  expect(requests.filter((request) => request.includes('/hydrate-'))).toEqual([])
})

test('copies the address of the article that a hydrated page shows now', async () => {
  const { page } = await site.visit('/newsinsights/5', copying)
  await button(page, words.share.link).click()
  const notice = page.getByText(words.share.copied)
  await notice.waitFor()
  const titles = page.getByRole('navigation', { name: words.news.title })
  const next = titles.locator('a:not([aria-current])').first()
  const path = await next.getAttribute('href')
  await (await hydrated(next)).click()
  await page.waitForURL(`**${path}`)
  await notice.waitFor({ state: 'hidden' })
  await button(page, words.share.link).click()
  await notice.waitFor()
  expect(await copied(page)).toBe(site.url + path)
})

test("gives an Arabic position to the platform's share sheet", async () => {
  const { page } = await site.visit('/ar/career?apply=1', phone, (opened) =>
    opened.addInitScript(() => {
      navigator.share = (shared) => Promise.resolve(void Object.assign(window, { shared }))
    }),
  )
  await button(page, arabic.share.sheet).tap()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: await page.title(),
    url: `${site.url}/ar/career?apply=1`,
  })
})

test('shows the address in a dialog where no script may copy', async () => {
  const { page } = await site.visit('/newsinsights/5', desktop, (opened) =>
    opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  )
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return [dialog.type(), dialog.message(), dialog.defaultValue()]
  })
  await button(page, words.share.link).click()
  expect(await shown).toEqual(['prompt', words.share.link, `${site.url}/newsinsights/5`])
})

test('shows no button without scripts', async () => {
  const { page } = await site.visit('/newsinsights/5', { ...desktop, javaScriptEnabled: false })
  expect(await page.locator('[data-share]').count()).toBe(2)
  expect(await page.locator('[data-share]:visible').count()).toBe(0)
})
