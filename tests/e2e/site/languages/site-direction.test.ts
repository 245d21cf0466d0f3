import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { builtAssets } from '#server/pages/render/assets.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

const still = { reducedMotion: 'reduce' } as const

/** The left edges of elements, in the order of the document. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map((each) => each.getBoundingClientRect().left))

const isTurned = (page: Page, label: string) =>
  page.locator(`[aria-label="${label}"] svg`).evaluate((icon) => getComputedStyle(icon).transform !== 'none')

const built = 'dist/client/assets/'
const isArabic = (file: string) => /arabic-\d/.test(file)

test('[T39] the built styles ask for the direction, not for a list of languages', () => {
  const styles = readdirSync(built)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(built + file, 'utf8'))
    .join('')
  expect(styles.split(':dir(rtl)').length).toBeGreaterThan(15)
  expect(styles).not.toMatch(/\[dir="?rtl|:lang\(he/)
})

test('[T45] Arabic fonts weigh at most 65 KB, and two are preloaded', () => {
  const files = readdirSync(built).filter(isArabic)
  expect(files).toHaveLength(4)
  const bytes = files.reduce((sum, file) => sum + readFileSync(built + file).length, 0)
  expect(bytes).toBeLessThanOrEqual(65_000)
  const preloaded = builtAssets('dist/client/.vite').fonts.Arab.filter(({ late }) => !late)
  expect(preloaded.filter(({ href }) => isArabic(href))).toHaveLength(2)
})

test.each([
  ['with motion', desktop],
  ['with reduced motion', { ...desktop, ...still }],
] as const)('[T40] the slides run from right to left, %s', async (_motion, options) => {
  const { page } = await site.visit('/ar', options)
  const tabs = await edges(page, '[role=tab]')
  expect(tabs).toEqual(tabs.toSorted((one, other) => other - one))
  const line = await page.getByRole('tab', { selected: true }).evaluate((tab) => ({
    origin: Number.parseFloat(getComputedStyle(tab, '::before').transformOrigin),
    end: tab.getBoundingClientRect().width,
  }))
  expect(line.origin).toBeCloseTo(line.end, 0)
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/^نملك ما نبنيه/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toMatch(/^مجموعة بُنيت/)
  expect(await isTurned(page, 'الشريحة التالية')).toBe(true)
  expect([await isTurned(page, 'إيقاف الشرائح مؤقتاً'), await isTurned(page, 'تشغيل الشرائح')]).toEqual([
    false,
    false,
  ])
})

test('[T40] the history strip begins at the right and moves to the left', async () => {
  const { page } = await site.visit('/ar', { ...desktop, ...still })
  const panels = await edges(page, '#history-strip li')
  expect(panels).toEqual(panels.toSorted((one, other) => other - one))
  const scrolled = () => page.locator('#history-strip').evaluate(({ scrollLeft }) => scrollLeft)
  expect(await scrolled()).toBe(0)
  await page.getByRole('button', { name: 'الأحدث' }).click()
  await expect.poll(scrolled).toBeLessThan(-200)
  await page.getByRole('button', { name: 'الأقدم' }).click()
  await expect.poll(scrolled).toBeCloseTo(0)
  const [earlier = 0, later = 0] = await edges(page, '[data-panels]')
  expect(later).toBeLessThan(earlier)
})

test('[T40] a swipe to the right goes on in the history strip', async () => {
  const { page } = await site.visit('/ar', { ...phone, ...still })
  const strip = page.locator('#history-strip')
  await strip.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: 60, y: 200 })
  for (const x of [100, 150, 200, 250, 300]) await touch('touchMove', { x, y: 200 })
  await touch('touchEnd')
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100)
})

test('[T40] the menu comes from the left, the dark side of the popup is right', async () => {
  const { page } = await site.visit('/ar/newsinsights/1', { ...phone, ...still })
  await page.getByRole('button', { name: 'فتح القائمة' }).tap()
  const menu = page.getByRole('dialog', { name: 'القائمة' })
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
  await page.setViewportSize(desktop.viewport)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'استفسروا الآن' }).click()
  const popup = page.getByRole('dialog', { name: 'حدّثونا' })
  const [form, words] = [popup.locator('form'), popup.getByRole('heading', { name: 'حدّثونا' })]
  await form.waitFor()
  expect((await words.boundingBox())?.x).toBeGreaterThan((await form.boundingBox())?.x ?? Infinity)
})

test.each(['', '/ar'])('[T34] the fields of an application at %s/career are equally high', async (prefix) => {
  const { page } = await site.visit(`${prefix}/career?apply=1`, desktop)
  await page.evaluate(() => document.fonts.ready)
  const heights = await page
    .locator('form :is([name=firstName], [name=phone], [name=location], [name=resume])')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height))
  expect(heights).toEqual([48, 48, 48, 48])
})
