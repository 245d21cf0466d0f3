import { expect, test } from 'vitest'
import { desktop, phone, useVisits } from '../support/visit.ts'

const site = useVisits()
const silent = { ...desktop, javaScriptEnabled: false }

test('[N1] [N3] shows news and follows titles without scripts', async () => {
  const { page } = await site.visit('/', silent)
  await page.locator('main a h3').first().click()
  const titles = page.locator('nav[aria-labelledby=latest-news] a')
  expect(await page.locator('h1').innerText()).toBe(await titles.first().innerText())
  const second = await titles.nth(1).innerText()
  await titles.nth(1).click()
  expect(await page.locator('h1').innerText()).toBe(second)
  expect(await page.locator('nav[aria-labelledby=latest-news] [aria-current=true]').innerText()).toBe(second)
  expect(await page.locator('article p').count()).toBeGreaterThan(0)
})

test('[H2] ENQUIRE NOW leads to the contact page without scripts', async () => {
  const { page } = await site.visit('/', silent)
  await page.locator('header button', { hasText: 'ENQUIRE NOW' }).click()
  expect(new URL(page.url()).pathname).toBe('/contact')
})

test('[H3] the menu opens and closes without scripts', async () => {
  const { page } = await site.visit('/', { ...phone, javaScriptEnabled: false })
  await page.locator('button[aria-label="Open menu"]').tap()
  const menu = page.locator('dialog')
  expect(await menu.isVisible()).toBe(true)
  await page.locator('button[aria-label="Close menu"]').tap()
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test("[H4] without scripts, the home page's header scrolls away", async () => {
  const { page } = await site.visit('/', silent)
  await page.mouse.wheel(0, 600)
  await expect.poll(async () => (await page.locator('header').boundingBox())?.y).toBeLessThan(-100)
})
