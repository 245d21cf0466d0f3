import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

/** The names of the font files that a page has loaded, without hashes. */
const fontsIn = (requests: ReadonlyArray<string>) =>
  requests.flatMap((request) => /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request)?.[1] ?? []).toSorted()

/** Holds what a page does a second after its load, until `release`. */
const holdLateWork = (page: Page) =>
  page.addInitScript(() => {
    const start = setTimeout
    const held: Array<() => void> = []
    Object.assign(window, {
      setTimeout: (act: () => void, delay: number) => (delay >= 1_000 ? held.push(act) : start(act, delay)),
      release: () => held.forEach((act) => act()),
    })
  })

/** Until the page knows what is near the screen, which a browser tells after it has painted. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))),
  )

const release = (page: Page) => page.evaluate(() => Reflect.get(window, 'release')())

const areLateFontsApplied = (page: Page) =>
  page.evaluate(() => document.querySelector('style[data-late][media]') === null)

test('[T46] an English page loads no Arabic font until Arabic words near the screen', async () => {
  const { page, requests } = await site.visit('/', phone, holdLateWork)
  await untilPainted(page)
  await release(page)
  expect(await areLateFontsApplied(page)).toBe(false)
  expect(fontsIn(requests)).toEqual(['hanken-grotesk-latin', 'newsreader-small-latin'])
  await page.locator('main [lang=ar]').first().scrollIntoViewIfNeeded()
  await untilPainted(page)
  await release(page)
  await expect.poll(() => fontsIn(requests)).toContain('markazi-text-arabic-400')
})

test('[T45] an Arabic page loads two fonts, and the others later or from the cache', async () => {
  const first = ['ibm-plex-sans-arabic-400', 'markazi-text-arabic-500']
  const { page, requests } = await site.visit('/ar', desktop, holdLateWork)
  await untilPainted(page)
  expect(fontsIn(requests)).toEqual(first)
  expect(await areLateFontsApplied(page)).toBe(false)
  await release(page)
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
