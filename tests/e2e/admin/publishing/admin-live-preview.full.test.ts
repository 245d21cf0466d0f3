import { setTimeout as pause } from 'node:timers/promises'
import type { Frame, Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import { picture } from '../../../support/files.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { phone, type Visit } from '../../support/visit.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff()
const framePath = '/admin/page-frame'

interface Opened extends Visit {
  readonly frame: Frame
}

const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith(framePath))

/** Opens the live preview of an editor and waits until it shows a page. */
const open = async (
  role: Role,
  path: string,
  options?: Parameters<typeof staff.open>[2],
): Promise<Opened> => {
  const visit = await staff.open(role, path, options)
  await visit.page.getByRole('button', { name: 'Live preview' }).click()
  await expect.poll(() => frameOf(visit.page)?.getByRole('contentinfo').count()).toBe(1)
  const frame = frameOf(visit.page)
  if (frame === undefined) throw new Error('There is no frame')
  return { ...visit, frame }
}

const choosePage = (page: Page, name: string) => page.getByLabel('Page shown').selectOption({ label: name })

const press = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Live preview' }).getByRole('button', { name }).click()

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

const expectShown = (frame: Frame, text: string) =>
  frame.getByText(text).locator('visible=true').first().waitFor()

/** Waits until the pictures that were scrolled near are loaded. */
const untilQuiet = (requests: ReadonlyArray<string>) =>
  expect
    .poll(async () => {
      const { length } = requests
      await pause(500)
      return requests.length - length
    })
    .toBe(0)

test('[V10] what is typed shows without a request; scroll, focus and slide stay', async () => {
  const { page, frame, requests } = await open('CXTeam', '/EditSlider/2')
  const slide = await field(page, 'Title').inputValue()
  await press(page, 'Phone')
  const tab = frame.locator('[role=tab][aria-selected=true]')
  await expect.poll(() => tab.textContent()).toBe(slide)
  await frame.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await field(page, 'Title').focus()
  await page.keyboard.press('End')
  // The first change loads the note that the Arabic is out of date.
  await page.keyboard.type('.')
  await page.getByText('With your change the English says:').waitFor()
  await untilQuiet(requests)

  const before = requests.length
  for (const text of ['!', '!?']) {
    await page.keyboard.type(text.slice(-1))
    await expect.poll(() => tab.textContent()).toBe(`${slide}.${text}`)
  }
  expect(requests.slice(before)).toEqual([])
  expect(await frame.evaluate(() => scrollY)).toBe(200)
  expect(await field(page, 'Title').evaluate((title) => title === document.activeElement)).toBe(true)
  expect(await (await page.request.get('/')).text()).not.toContain(`${slide}.`)
})

test('[V10] every page shows what is typed', async () => {
  const home = await open('CXTeam', '/HomePage')
  for (const [name, label, text, shown] of [
    ['Home page', 'Statement', 'We sail.', 'We sail.'],
    ['About us', 'Statement', 'We row.', 'We row.'],
    ['Contact us', 'Address', 'Muharraq', 'Muharraq'],
    ['News', 'Copyright', 'Two Shores', 'Two Shores'],
  ] as const) {
    await choosePage(home.page, name)
    await field(home.page, label).fill(text)
    await expectShown(home.frame, shown)
  }
  await home.page.getByRole('button', { name: 'Open service 1' }).click()
  await choosePage(home.page, 'Our services')
  await field(home.page, 'Title').first().fill('Ships')
  await expectShown(home.frame, 'Ships')

  const news = await open('CXTeam', '/AddNews')
  await field(news.page, 'Title').fill('A new crane')
  await expectShown(news.frame, 'A new crane')
  await choosePage(news.page, 'Home page')
  await expectShown(news.frame, 'A new crane')

  const career = await open('Hr', '/EditCareer/1')
  await field(career.page, 'Title').fill('Shipwright')
  await expectShown(career.frame, 'Shipwright')
  await choosePage(career.page, 'This position')
  await expectShown(career.frame, 'Shipwright')
  const requests = [home, news, career].flatMap((visit) => visit.requests)
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
})

test('[V10] a chosen file shows, and is not loaded again while typing', async () => {
  const { page, frame } = await open('CXTeam', '/EditNews/1')
  const shown = frame.locator('main img[src^="blob:"]')
  const buffer = await picture()
  await page
    .getByLabel(/Choose a file/)
    .first()
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const address = await shown.getAttribute('src')
  await field(page, 'Title').fill('A berth with a picture')
  await expectShown(frame, 'A berth with a picture')
  expect(await shown.getAttribute('src')).toBe(address)
})

test('[V10] the chosen language shows its texts, and English ones in their place', async () => {
  const { page, frame } = await open('CXTeam', '/EditNews/1')
  await press(page, 'العربية')
  await expect.poll(() => frame.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await field(page, 'Title, Arabic').fill('مرسى جديد')
  await expectShown(frame, 'مرسى جديد')
  await field(page, 'Title, Arabic').fill('')
  await expectShown(frame, await field(page, 'Title').inputValue())
})

test('[V10] a language that is closed shows to its editors', async () => {
  const { page, frame } = await open('CXTeam', '/HomePage')
  const toArabic = frame.locator('a[hreflang=ar]')
  await expect.poll(() => toArabic.count()).toBeGreaterThan(0)
  await page.getByRole('checkbox', { name: 'Arabic is open to visitors' }).press('Space')
  await expect.poll(() => toArabic.count()).toBe(0)
  await field(page, 'Statement, Arabic').fill('نبني على البحر.')
  await press(page, 'العربية')
  await expectShown(frame, 'نبني على البحر.')
})

test('[V10] links lead to other pages within the frame; forms and visits send nothing', async () => {
  const { page, frame, requests } = await open('CXTeam', '/EditNews/1')
  await field(page, 'Title').fill('A berth that is typed')
  await frame.getByRole('link', { name: 'ABOUT US' }).first().click()
  await expect.poll(() => field(page, 'Page shown').inputValue()).toBe('/about')
  await frame.getByRole('heading', { level: 1, name: 'We stayed, and that made the difference' }).waitFor()
  await frame.getByRole('button', { name: 'ENQUIRE NOW' }).first().click()
  await choosePage(page, 'Contact us')
  await frame.getByRole('button', { name: 'Send enquiry' }).click()
  await choosePage(page, 'News')
  await expectShown(frame, 'A berth that is typed')
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  expect(requests.filter((request) => request.startsWith('GET /contact'))).toEqual([])
})

test('[V11] the code of the pane comes when it is opened, and works by keyboard', async () => {
  const { page, requests } = await staff.open('CXTeam', '/EditNews/1')
  const button = page.getByRole('button', { name: 'Live preview' })
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  const ofPane = () => requests.filter((request) => /preview-pane|page-frame|\/preview-/.test(request))
  expect(ofPane()).toEqual([])
  await button.press('Enter')
  await page.getByLabel('Page shown').press('Home')
  await expect.poll(() => page.getByLabel('Page shown').inputValue()).toBe('/')
  expect(ofPane().length).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Close preview' }).press('Enter')
  await expect.poll(() => button.evaluate((pressed) => pressed === document.activeElement)).toBe(true)
  expect(frameOf(page)).toBeUndefined()
})

test('[V11] the frame takes messages of its editor and of this origin only', async () => {
  const { page, frame } = await open('CXTeam', '/EditNews/1')
  const receive = (origin: string, from: 'parent' | 'self') =>
    frame.evaluate(
      ([sentBy, source]) => {
        const stored = { id: '1', version: 1, createdAt: '', updatedAt: '' }
        const unsaved = { subject: 'newsArticle', stored, input: { title: 'From a message' } }
        const data = { path: '/newsinsights/1', language: 'en', unsaved }
        const target = source === 'parent' ? window.parent : window
        window.dispatchEvent(new MessageEvent('message', { origin: sentBy, source: target, data }))
        return new Promise((resolve) => setTimeout(resolve, 300))
      },
      [origin, from] as const,
    )
  const { origin } = new URL(page.url())
  await receive('https://elsewhere.example', 'parent')
  await receive(origin, 'self')
  expect(await frame.getByText('From a message').count()).toBe(0)
  await receive(origin, 'parent')
  await expectShown(frame, 'From a message')
})

test('[V11] the document of the frame shows nothing alone', async () => {
  const { page, requests } = await staff.visit(framePath)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('body').innerText()).toBe(
    'Pages are shown here only beside the form of an editor.',
  )
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
})

test('[V11] the pane has no accessibility errors, beside the form and below it', async () => {
  const { page } = await open('CXTeam', '/EditNews/1')
  expect(await findingsInThemes(page)).toEqual([])
  const small = await open('CXTeam', '/EditNews/1', phone)
  expect(await findingsInThemes(small.page)).toEqual([])
  expect(await small.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
