import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail } from '#tests/support/back-end/server.ts'
import { reachForForm } from '../../support/contact.ts'
import { adminPassword } from '../../support/people.ts'
import { hydrated } from '../../support/hydrated.ts'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits({})

const small = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

let admin: Client

beforeAll(async () => {
  admin = new Client(site.url, 'group')
  await admin.signIn(adminEmail, adminPassword)
})

const open = async (languages: ReadonlyArray<string>) =>
  expect(await admin.put('/homepage', { languages })).toMatchObject({ status: 200 })

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })

const documentOf = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return [location.pathname + location.search, lang, dir]
  })

test('[T29] the switch in the header leads to the same page and back', async () => {
  const { page } = await site.visit('/about', desktop)
  const link = inHeader(page, 'العربية')
  expect(await link.evaluate((a: HTMLAnchorElement) => [a.lang, a.dir, a.hreflang])).toEqual([
    'ar',
    'rtl',
    'ar',
  ])
  const box = await link.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await link.click()
  await inHeader(page, 'English').waitFor()
  expect(await documentOf(page)).toEqual(['/ar/about', 'ar', 'rtl'])
  await inHeader(page, 'English').click()
  await inHeader(page, 'العربية').waitFor()
  expect(await documentOf(page)).toEqual(['/about', 'en', 'ltr'])
})

test('[T29] on a phone the switch is in the menu', async () => {
  const { page } = await site.visit('/ar/services', small)
  await page.getByRole('button', { name: 'فتح القائمة' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'English' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await page.waitForURL('**/services')
  expect(await documentOf(page)).toEqual(['/services', 'en', 'ltr'])
})

test('[T29] hydrated links stay in the language, and its switch loads the page', async () => {
  const { page, requests } = await site.visit('/ar', desktop)
  const navigation = page.getByRole('banner').getByRole('navigation')
  await (await hydrated(navigation.getByRole('link').first())).click()
  await page.waitForURL('**/ar/about')
  await navigation.getByRole('link').nth(1).click()
  await page.waitForURL('**/ar/services')
  const documents = () => requests.filter((request) => /^GET \/(ar|services|about)?(\/\w+)?$/.test(request))
  expect(documents()).toEqual(['GET /ar'])
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')
  await expect.poll(canonical).toBe(`${site.url}/ar/services`)
  await inHeader(page, 'English').click()
  await page.waitForURL(`${site.url}/services`)
  expect(documents()).toEqual(['GET /ar', 'GET /services'])
  expect(await documentOf(page)).toEqual(['/services', 'en', 'ltr'])
})

test('[T48] the switch keeps a position and drops the filters', async () => {
  const filters = 'company=Salwan+Health&department=Operations'
  const { page } = await site.visit(`/career?${filters}&applied=1&reference=AB12`, desktop)
  expect(await inHeader(page, 'العربية').getAttribute('href')).toBe('/ar/career?applied=1&reference=AB12')
})

test('[T29] an unknown page leads to the other home', async () => {
  site.expectMessage('404')
  const { page } = await site.visit('/ar/nowhere', desktop)
  expect(await inHeader(page, 'English').getAttribute('href')).toBe('/')
  await inHeader(page, 'English').click()
  await page.waitForURL(`${site.url}/`)
})

test('[T26] counts a page of a further language under its own path', async () => {
  const bodies: Array<string | null> = []
  await site.visit('/ar/about?utm=x', desktop, async (opened) =>
    opened.on('request', (request) => {
      if (request.url().endsWith('/page_view')) bodies.push(request.postData())
    }),
  )
  await expect.poll(() => bodies.map((body) => JSON.parse(body ?? '{}').path)).toEqual(['/ar/about'])
})

test('[T30] what was typed into the enquiry is still there after the switch', async () => {
  const { page } = await site.visit('/contact', desktop)
  const message = () => page.locator('main textarea').first()
  await reachForForm(page)
  await message().fill('A crane for the quay')
  await inHeader(page, 'العربية').click()
  await page.waitForURL('**/ar/contact')
  await expect.poll(() => message().inputValue()).toBe('A crane for the quay')
})

test('[T46] an English page grows by at most 400 bytes while Arabic is open', async () => {
  const paths = [
    '/',
    '/about',
    '/services',
    '/career',
    '/newsinsights/6',
    '/newsinsights/archive',
    '/contact',
  ]
  const bytesOf = async (path: string) => {
    const html = await (await fetch(site.url + path)).text()
    return [path, brotliCompressSync(html).length] as const
  }
  const withArabic = new Map(await Promise.all(paths.map(bytesOf)))
  await open([])
  for (const [path, bytes] of await Promise.all(paths.map(bytesOf))) {
    const growth = (withArabic.get(path) ?? 0) - bytes
    expect(growth).toBeGreaterThan(0)
    expect(growth).toBeLessThanOrEqual(400)
  }
  await open(['ar'])
})
