import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { findings } from '../support/axe.ts'
import { sample } from '../support/sample.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { desktop, phone, useVisits } from '../support/visit.ts'

const site = useVisits()

/** Without animations, which axe would catch halfway. */
const still = { reducedMotion: 'reduce' } as const

const pages = [
  '/',
  '/about',
  '/services',
  '/career',
  '/contact',
  '/newsinsights/1',
  '/career?apply=1',
  '/news',
  '/people/1',
]

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each(sample([...pages, '/newsinsights/999'], 6))(
  'axe finds no violation on %s, which reflows at 320 px in both directions',
  async (path) => {
    const { page } = await site.visit(path, { ...desktop, ...still })
    for (const { viewport } of sample([desktop, phone])) {
      await page.setViewportSize(viewport)
      expect(await findings(page)).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflow(page)).toBe(0)
    await page.evaluate(() => (document.documentElement.dir = 'rtl'))
    await expect.poll(() => overflow(page)).toBe(0)
  },
)

test('axe finds no violation on the not-found page', async () => {
  const { page } = await site.visit('/nowhere', { ...desktop, ...still })
  site.expectMessage('404')
  expect(await findings(page)).toEqual([])
})

test('axe finds no violation in the menu', async () => {
  const { page } = await site.visit('/newsinsights/1', { ...phone, ...still })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(true)
  expect(await findings(page)).toEqual([])
})

test('axe finds no violation in the popup with errors', async () => {
  for (const size of sample([phone, desktop])) {
    const { page } = await site.visit('/newsinsights/1', { ...size, ...still })
    if (size === phone) await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.locator('button:visible', { hasText: 'ENQUIRE NOW' }).click()
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByText('First name is required').waitFor()
    expect(await findings(page)).toEqual([])
  }
})

test('axe finds no violation in the alert', async () => {
  const { page } = await site.visit('/newsinsights/1', { ...desktop, ...still })
  await page.getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await page.route('**/enquiry_mail', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { results: {} } } }),
  )
  for (const name of ['firstName', 'lastName', 'company']) await page.fill(`[name=${name}]`, 'Sara')
  await page.fill('[name=email]', 'sara@mail.example')
  await page.fill('[name=phone]', '33104558')
  await page.selectOption('[name=location]', 'Qatar')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('alert').waitFor()
  expect(await findings(page)).toEqual([])
})

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return (
      element?.getAttribute('aria-label') ??
      element?.getAttribute('name') ??
      (element?.textContent || element?.querySelector('img')?.alt) ??
      ''
    )
  })

test('opens an article and goes back with the keyboard alone', async () => {
  const { page } = await site.visit('/newsinsights/6')
  const order: string[] = []
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  expect(order.slice(0, 7)).toEqual([
    'Skip to content',
    'Sahilan',
    'ABOUT US',
    'OUR SERVICES',
    'Search',
    'العربية',
    'ENQUIRE NOW',
  ])
  // After the links of the text, the button of the page and the press contact, the next link leads to the older article.
  expect(order.slice(7, 13)).toEqual([
    'Jalboot Marine',
    'Sitra Flats',
    'Jalboot Marine',
    'Copy link',
    'press@sahilan.example',
    '+973 1700 0160',
  ])
  const title = order[13]?.replace(/^Older/, '') ?? ''
  await untilHydrated(page.locator(':focus'))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('status').getByText(`${title} | Sahilan`, { exact: true }).waitFor()
  expect(await focused(page)).toBe(title)
})

test('the first Tab focuses the skip link', async () => {
  const { page } = await site.visit('/newsinsights/6')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the keyboard alone sends an enquiry, and the focus stays in the popup', async () => {
  const { page } = await site.visit('/newsinsights/6')
  for (let step = 0; step < 7; step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('About which company').waitFor()
  for (const text of ['Sara', 'Al Hamar', 'sara@mail.example', '33104558', 'Press', 'Jal', 'Kestrel Loop']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Kuw')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Good morning')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Privacy')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain('Send enquiry')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Close')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('firstName')
  expect(await page.inputValue('[name=location]')).toBe('Kuwait')
  expect(await page.inputValue('[name=subject]')).toBe('press')
  expect(await page.inputValue('[name=brandId]')).toBe('1')
  await page.keyboard.press('Enter')
  await page.getByText('Email sent successfully').waitFor()
})
