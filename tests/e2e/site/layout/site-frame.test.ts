import { expect, test } from 'vitest'
import { hydrated } from '../../support/hydrated.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

const navy = 'rgb(10, 32, 54)'
const clear = 'rgba(0, 0, 0, 0)'
const views = (requests: ReadonlyArray<string>) =>
  requests.filter((request) => request.endsWith('/page_view'))

test('[H1] links the logo to /, ABOUT US to /about and OUR SERVICES to /services', async () => {
  const { page } = await site.visit('/newsinsights/1')
  const header = page.getByRole('banner')
  expect(
    await header.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/', '/about', '/services', '/search', '/ar/newsinsights/1'])
  expect(await header.getByRole('link', { name: 'Sahilan', exact: true }).locator('img').count()).toBe(1)
  expect(await header.getByRole('link').allInnerTexts()).toEqual([
    '',
    'ABOUT US',
    'OUR SERVICES',
    '',
    'العربية',
  ])
})

test("shows the brand's name if the logo fails to load", async () => {
  const { page } = await site.visit('/about', phone, (opened) =>
    opened.route('**/media/**', (route) => route.abort()),
  )
  site.expectMessage('ERR_FAILED')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Sahilan' })
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.complete)).toBe(true)
  expect(await logo.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(40)
})

test('[P1] a phone without pictures shows the whole name of a company', async () => {
  const { page } = await site.visit('/', phone, (opened) =>
    opened.route('**/media/**', (route) => route.abort()),
  )
  site.expectMessage('ERR_FAILED')
  const cell = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Dhuha Energy' }) })
  await cell.scrollIntoViewIfNeeded()
  const logo = cell.getByRole('img')
  const layout = () =>
    logo.evaluate((picture: HTMLImageElement) => ({
      wraps: picture.complete && picture.scrollHeight > picture.clientHeight,
      clips: getComputedStyle(picture).overflowY !== 'visible',
      covers:
        picture.offsetTop + picture.scrollHeight >
        (picture.closest('a')?.querySelector('span')?.offsetTop ?? 0),
    }))
  await expect.poll(layout).toEqual({ wraps: true, clips: false, covers: false })
})

test('[H4] the header is navy if the home page cannot be loaded', async () => {
  const { page } = await site.visit('/about')
  await page.route('**/api/**', (route) => route.abort())
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'Sahilan' }))).click()
  await page.getByRole('heading', { name: 'Error Occurred' }).waitFor()
  site.expectMessage('ERR_FAILED')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe(navy)
  expect(await page.getByRole('alert').innerText()).not.toContain('Failed to fetch')
})

test('with light forced colours, logos are dark and the current link differs', async () => {
  const { page } = await site.visit('/about', { ...desktop, colorScheme: 'light', forcedColors: 'active' })
  const lines = await page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBlockEndColor))
  expect(new Set(lines).size).toBe(2)
  const filters = () =>
    page
      .locator('header img, footer img')
      .evaluateAll((logos) => logos.map((logo) => getComputedStyle(logo).filter))
  expect(await filters()).toEqual(['brightness(0)', 'brightness(0)'])
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  expect(await filters()).toEqual(['none', 'none'])
})

test('footer links are 44 px tall on a phone and do not overlap', async () => {
  const { page } = await site.visit('/about', { ...phone, viewport: { width: 360, height: 740 } })
  const boxes = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  expect(boxes.filter((one, at) => boxes.slice(at + 1).some((other) => overlap(one, other)))).toEqual([])
})

test('[H3] the menu slides in with the same items, 75% wide up to 320 px', async () => {
  const { page } = await site.visit('/newsinsights/1', phone)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(390 - 0.75 * 390)
  expect((await menu.boundingBox())?.width).toBe(0.75 * 390)
  expect(await menu.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
    'ABOUT US',
    'OUR SERVICES',
    'العربية',
  ])
  expect(await menu.getByRole('button', { name: 'ENQUIRE NOW' }).isVisible()).toBe(true)
  for (const name of ['Careers', 'Latest news', 'Contact us'])
    expect(await menu.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
  expect(await menu.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.3s\b/)

  await page.setViewportSize({ width: 700, height: 844 })
  expect((await menu.boundingBox())?.width).toBe(320)

  await page.touchscreen.tap(20, 400)
  await menu.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
})

test('[H3] the menu opens in browsers without invoker commands', async () => {
  const { page } = await site.visit('/newsinsights/1', phone, (opened) =>
    opened.addInitScript(() => {
      delete (HTMLButtonElement.prototype as { command?: string }).command
      delete (HTMLButtonElement.prototype as { commandForElement?: Element }).commandForElement
      // Disables the browser's own support.
      addEventListener('command', (event) => event.preventDefault(), true)
    }),
  )
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect.poll(() => menu.isVisible()).toBe(true)
  await menu.getByRole('button', { name: 'Close menu' }).tap()
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test('[H4] the header is transparent at the top of / and navy after more than 100 px', async () => {
  const { page } = await site.visit('/')
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  expect(await background()).toBe(clear)
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollTo(100)
  await page.waitForTimeout(200)
  expect(await background()).toBe(clear)
  await scrollTo(101)
  await expect.poll(background).toBe(navy)
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  await scrollTo(0)
  await expect.poll(background).toBe(clear)
})

test.each(['/newsinsights/1', '/nowhere'])('[H4] on %s the header is navy', async (path) => {
  const { page } = await site.visit(path)
  expect(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
    navy,
  )
  if (path === '/nowhere') site.expectMessage('404')
})

test('[F1] [F2] [F3] the footer has its sections, five networks and the copyright line', async () => {
  const { page } = await site.visit('/')
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('heading').allInnerTexts()).toEqual(['EXPLORE', 'OTHERS', 'CONTACT US'])
  const targets = (name: string) =>
    footer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // Pages of the demonstration follow those of the product.
  expect(await targets('EXPLORE')).toEqual(['/about', '/services', '/sustainability'])
  const list = await page.request.get('/api/group/NewsLater_list')
  const { data } = (await list.json()) as { data: { results: ReadonlyArray<{ id: string }> } }
  expect(await targets('OTHERS')).toEqual([
    '/career',
    `/newsinsights/${data.results[0]?.id}`,
    '/receipt',
    '/privacy',
  ])
  expect(await footer.getByRole('link', { name: 'CONTACT US' }).getAttribute('href')).toBe('/contact')
  const labels = await footer
    .locator('a[aria-label]')
    .evaluateAll((links) => links.map((link) => link.ariaLabel))
  expect(labels).toEqual(['LinkedIn', 'X', 'Instagram', 'Facebook', 'YouTube'])
  expect(await footer.innerText()).toContain('© 2025 Sahilan Group Holding. All rights reserved.')
})

test('[P7] [P9] responds to an unknown path with 404 and the not-found page', async () => {
  const { page } = await site.visit('/')
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  site.expectMessage('404')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404')
  const size = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontSize)
  expect(Number.parseFloat(size)).toBeGreaterThan(300)
  expect(
    await page.getByText("Oops! The page you're looking for doesn't exist.", { exact: true }).isVisible(),
  ).toBe(true)
  await page.getByRole('link', { name: 'Go Back Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sahilan Group Holding' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[P11] a page sends one page view, and hydration none', async () => {
  const { page, requests } = await site.visit('/')
  await expect.poll(() => views(requests)).toEqual(['POST /api/group/page_view'])
  await (await hydrated(page.locator('main a h3').nth(1))).click()
  await page.getByRole('heading', { level: 2, name: 'Latest News', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sahilan Group Holding' }).waitFor()
  expect(views(requests)).toHaveLength(1)
})

test('[P11] a prerendered page counts once it is shown', async () => {
  const { page, requests } = await site.visit('/', desktop, (opened) =>
    opened.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => true }),
    ),
  )
  await page.waitForTimeout(500)
  expect(views(requests)).toEqual([])
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await expect.poll(() => views(requests)).toHaveLength(1)
})

test('[P12] a link opens the top of the page, and back restores the position', async () => {
  const { page } = await site.visit('/')
  const link = page.locator('main a h3').nth(3)
  await hydrated(link)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(100)
  await link.click()
  await page.getByRole('heading', { level: 2, name: 'Latest News', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sahilan Group Holding' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})
