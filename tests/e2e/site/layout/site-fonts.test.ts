import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

/** The names of the font files that a page has loaded, without hashes. */
const fontsIn = (requests: ReadonlyArray<string>) =>
  requests.flatMap((request) => /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request)?.[1] ?? []).toSorted()

const isCounted = (requests: ReadonlyArray<string>) =>
  requests.some((request) => request.endsWith('/page_view'))

/** Holds what a page does a second after its load, until `release`. */
const holdLateWork = (page: Page) =>
  page.addInitScript(() => {
    const start = setTimeout
    const held: Array<() => void> = []
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => (delay < 1_000 ? start(act, delay) : held.push(act)),
      release: () => held.forEach((act) => act()),
    })
  })

const areLateFontsApplied = (page: Page) =>
  page.evaluate(() => document.querySelector('style[data-late][media]') === null)

test('[T46] an English page loads no Arabic font until Arabic words near the screen', async () => {
  const { page, requests } = await site.visit('/', phone)
  await expect.poll(() => isCounted(requests)).toBe(true)
  expect(fontsIn(requests)).toEqual(['hanken-grotesk-latin', 'newsreader-small-latin'])
  await page.locator('main [lang=ar]').first().scrollIntoViewIfNeeded()
  await expect.poll(() => fontsIn(requests)).toContain('markazi-text-arabic-400')
})

test('[T45] an Arabic page loads two fonts, and the others later or from the cache', async () => {
  const first = ['ibm-plex-sans-arabic-400', 'markazi-text-arabic-500']
  const { page, requests } = await site.visit('/ar', desktop, holdLateWork)
  expect(fontsIn(requests)).toEqual(first)
  expect(await areLateFontsApplied(page)).toBe(false)
  await page.evaluate(() => Reflect.get(window, 'release')())
  await expect
    .poll(() => fontsIn(requests))
    .toEqual(
      [
        ...first,
        'hanken-grotesk-latin',
        'ibm-plex-sans-arabic-600',
        'markazi-text-arabic-400',
        'newsreader-latin',
      ].toSorted(),
    )
  await page.goto('/ar/about')
  await expect.poll(() => areLateFontsApplied(page)).toBe(true)
})
