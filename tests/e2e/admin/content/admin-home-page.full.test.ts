import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { picture } from '../../../support/files.ts'
import { withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const chooser = (page: Page, name: string) => page.locator(`input[type=file][name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const saved = (page: Page) => page.getByText('Home page updated successfully').waitFor()
const stored = async () => (await staff.calls().get('/homepage')).data
const uploaded = expect.stringMatching(/^\/media\//)
const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await picture(40) })

const open = async (options: BrowserContextOptions = desktop) => {
  const { page } = await staff.open('CXTeam', '/HomePage', options)
  await field(page, 'Brand name').waitFor()
  return page
}

test('[A14] visitors see every edited section of the home page', async () => {
  const page = await open()
  const texts: Readonly<Record<string, string>> = {
    'Brand name': 'Marsa',
    'Brand name, Arabic': 'مرسى',
    'Legal name': 'Marsa Group',
    Copyright: '© 2025 Marsa Group',
    Address: 'Pier 4, Manama',
    WhatsApp: '+97317000000',
    Hours: 'Every day',
    Map: 'https://maps.example/pier',
    LinkedIn: 'https://linkedin.example/marsa',
    X: 'https://x.example/marsa',
    Instagram: 'https://instagram.example/marsa',
    Facebook: 'https://facebook.example/marsa',
    YouTube: 'https://youtube.example/marsa',
    Statement: 'We land what others ship.',
    'Statement, Arabic': 'ننزل ما يشحنه الآخرون.',
    'Companies title': 'The companies',
    'History title': 'The years',
    'News title': 'The news',
    'Portfolio title': 'The partners',
    'Enquiry title': 'Write to us',
    'Enquiry text': 'We answer within a day.',
  }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  for (const [name, contact] of Object.entries({
    Contact: { Phone: '+973 1700 0000', Email: 'hello@marsa.example' },
    'Press contact': {
      Name: 'Omar Sabt',
      'Name, Arabic': 'عمر سبت',
      Phone: '+973 1700 0160',
      Email: 'press@marsa.example',
    },
  })) {
    const section = page.getByRole('region', { name, exact: true })
    for (const [label, text] of Object.entries(contact))
      await section.getByLabel(label, { exact: true }).fill(text)
  }
  await page.getByText('Let visitors apply without a position').click()
  for (const label of ['Brand name, Arabic', 'Statement, Arabic'])
    expect(await field(page, label).evaluate((control) => getComputedStyle(control).direction)).toBe('rtl')
  await chooser(page, 'site.logo').setInputFiles(await jpeg('logo.jpg'))
  await chooser(page, 'site.logoOnDark').setInputFiles(await jpeg('dark.jpg'))
  await group(page, 'Fact 1').getByLabel('Value', { exact: true }).fill('4')
  await group(page, 'Fact 1').getByLabel('Label', { exact: true }).fill('Piers')
  await page.getByRole('button', { name: 'Open service 1' }).click()
  const service = group(page, 'Service 1')
  for (const [label, text] of [
    ['Title', 'Landing'],
    ['Company', 'Marsa Piers'],
    ['Text', 'Day and night.'],
    ['Points', 'Cranes\nPilots'],
  ] as const)
    await service.getByLabel(label, { exact: true }).fill(text)
  await chooser(page, 'services.0.image').setInputFiles(await jpeg('pier.jpg'))
  await save(page)
  await saved(page)

  const { facts, services, site, ...rest } = await stored()
  expect(site).toEqual({
    brandName: 'Marsa',
    brandNameAr: 'مرسى',
    legalName: 'Marsa Group',
    copyright: '© 2025 Marsa Group',
    logo: uploaded,
    logoOnDark: uploaded,
    contact: {
      address: 'Pier 4, Manama',
      phone: '+973 1700 0000',
      whatsapp: '+97317000000',
      email: 'hello@marsa.example',
      hours: 'Every day',
      map: 'https://maps.example/pier',
    },
    social: {
      LinkedIn: 'https://linkedin.example/marsa',
      X: 'https://x.example/marsa',
      Instagram: 'https://instagram.example/marsa',
      Facebook: 'https://facebook.example/marsa',
      YouTube: 'https://youtube.example/marsa',
    },
  })
  expect(rest).toMatchObject({
    statement: 'We land what others ship.',
    statementAr: 'ننزل ما يشحنه الآخرون.',
    companiesTitle: 'The companies',
    historyTitle: 'The years',
    newsTitle: 'The news',
    portfolioTitle: 'The partners',
    enquiryTitle: 'Write to us',
    enquiryText: 'We answer within a day.',
    press: { name: 'Omar Sabt', email: 'press@marsa.example', phone: '+973 1700 0160' },
    openApplication: true,
  })
  expect(facts).toContainEqual({ value: '4', label: 'Piers' })
  expect(services).toContainEqual({
    title: 'Landing',
    company: 'Marsa Piers',
    text: 'Day and night.',
    image: uploaded,
    points: ['Cranes', 'Pilots'],
  })
  const visitor = await staff.visit('/about')
  await visitor.page.getByText('We land what others ship.').waitFor()
  await visitor.page.getByRole('contentinfo').getByText('© 2025 Marsa Group').waitFor()
  const { page: press } = await staff.visit('/ar/contact')
  await press.getByText('عمر سبت', { exact: true }).waitFor()
  await press.getByRole('link', { name: 'press@marsa.example' }).waitFor()
})

test('[A14] the keyboard moves, adds and removes entries of a list', async () => {
  const page = await open()
  const before = (await stored())['facts'] as ReadonlyArray<object>
  const press = (key: string) => page.keyboard.press(key)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByRole('button', { name: 'Move down fact 1' }).focus()
  await press('Enter')
  await expect.poll(focused).toBe('Move down fact 2')
  await press('Space')
  await expect.poll(focused).toBe('Move down fact 3')
  await page.getByRole('button', { name: 'Add fact' }).focus()
  await press('Enter')
  await page.keyboard.type('6')
  // Over the figure in Arabic.
  await press('Tab')
  await press('Tab')
  await page.keyboard.type('Harbours')
  await page.getByRole('button', { name: 'Remove fact 1' }).focus()
  await press('Enter')
  await expect.poll(focused).toBe('Remove fact 1')
  await press('Control+Enter')
  await saved(page)
  const [first, , third, ...others] = before
  expect((await stored())['facts']).toEqual([third, first, ...others, { value: '6', label: 'Harbours' }])
})

test('[A14] the links at the top lead to each section, also before a save', async () => {
  for (const view of sample([phone, desktop])) {
    const page = await open({ ...view, reducedMotion: 'reduce' })
    await field(page, 'Brand name').fill('Unsaved')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Facts' }).click()
    const links = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
    const place = async () => (await page.getByRole('heading', { level: 2, name: 'Facts' }).boundingBox())?.y
    await expect.poll(place).toBeLessThan(300)
    expect(await place()).toBeGreaterThan((links?.y ?? 0) + (links?.height ?? 0))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('facts')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await field(page, 'Brand name').inputValue()).toBe('Unsaved')
  }
})

test('[A14] an error shows at its field, and the form stays', async () => {
  const page = await open()
  await field(page, 'Map').fill('javascript:alert(1)')
  await field(page, 'Map').press('Tab')
  await page.getByText('Map starts with https://').waitFor()
  await save(page)
  await expect.poll(() => field(page, 'Map').evaluate((map) => map === document.activeElement)).toBe(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
})

test('[A14] the second of two people chooses between the versions', async () => {
  const page = await open()
  await field(page, 'Statement').fill('Mine')
  const [first, second, ...rest] = (await stored())['facts'] as ReadonlyArray<{ readonly value: string }>
  const fact = (number: number) => page.getByRole('group', { name: `Fact ${number}`, exact: true })
  await fact(1).getByLabel('Value', { exact: true }).fill('1,001')
  const facts = [first, { ...second, value: '2,002' }, ...rest]
  await staff.calls().put('/homepage', { statement: 'Theirs', facts })
  await save(page)
  const versions = page.getByRole('group', { name: 'You both changed statement' })
  await versions.waitFor()
  staff.expectMessage('409')
  await versions.getByRole('radio', { name: 'Theirs' }).check()
  expect(await field(page, 'Statement').inputValue()).toBe('Theirs')
  await field(page, 'Statement').fill('Both')
  await save(page)
  await saved(page)
  expect((await stored())['statement']).toBe('Both')
  expect((await stored())['facts']).toEqual([{ ...first, value: '1,001' }, ...facts.slice(1)])
})

describe('axe finds nothing', () => {
  test('on the home page form with errors', async () => {
    const page = await open()
    // Measures after scrolling has stopped.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await field(page, 'Map').fill('maps.example')
    await save(page)
    await page.getByText('Map starts with https://').waitFor()
    // As tall as the form, as the bar at the bottom covers a part of what is below it.
    await page.setViewportSize({ width: 1280, height: 8_000 })
    // What changed in the English texts arrives one by one, and would move what axe measures.
    await expect.poll(() => page.getByText('Translated before English changed.').count()).toBe(0)
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('on narrow home pages, which need no scrolling sideways', async () => {
    const page = await open()
    for (const width of sample([360, 768])) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findingsInThemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})
