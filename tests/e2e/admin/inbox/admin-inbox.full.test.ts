import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const send = (fields: Partial<typeof enquiry> & { brandId?: string; subject?: string }) =>
  new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, ...fields })
const rows = (page: Page) => page.getByRole('list', { name: 'Enquiry mails' }).getByRole('link')
const senders = (page: Page) => rows(page).locator('b').allTextContents()
const reader = (page: Page, name: string) => page.getByRole('article', { name: `Mail of ${name}` })
const status = (page: Page) => page.getByLabel('Status of this mail')
const search = (page: Page) => new URL(page.url()).search

describe.each(sample(['Hr', 'Admin']))('[A9] %s', (role) => {
  test('reads a mail and saves a status and a note', async () => {
    await send({ fname: 'Handled', lname: role, message: `Of the ${role} lighthouse` })
    const { page } = await staff.open(role, '/enquirymails')
    await rows(page)
      .filter({ hasText: `Handled ${role}, unread` })
      .click()
    await reader(page, `Handled ${role}`).getByText(`Of the ${role} lighthouse`).waitFor()
    await expect.poll(() => status(page).inputValue()).toBe('read')
    await status(page).selectOption('Answered')
    await page.getByRole('textbox', { name: 'Note' }).fill('Called back')
    await page.getByRole('button', { name: 'Save note' }).click()
    await page.getByText('Note saved.').waitFor()
    await page.reload()
    await reader(page, `Handled ${role}`).waitFor()
    expect(await status(page).inputValue()).toBe('answered')
    expect(await page.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Called back')
  })
})

test('[A9] [A10] [G7] CXTeam sees neither inbox and requests no mail', async () => {
  const { page, requests } = await staff.open('CXTeam', '/enquirymails')
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/admin/profilemails')
  await page.waitForURL((url) => url.pathname === '/')
  expect(requests.filter((request) => /\/api\/.*mail/.test(request))).toEqual([])
})

test('[A9] filters and search are in the address and survive a reload', async () => {
  await send({ fname: 'Narrow', lname: 'Here', location: 'Kuwait', enquiry_type: 'General' })
  await send({ fname: 'Narrow', lname: 'There', location: 'Qatar', enquiry_type: 'General' })
  const { page } = await staff.open('Hr', '/enquirymails')
  await page.getByLabel('Search enquiries').fill('narrow')
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByRole('button', { name: 'General' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Location').selectOption('Kuwait')
  await expect.poll(() => senders(page)).toEqual(['Narrow Here, unread'])
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await page.getByLabel('Received from').fill(today)
  await expect.poll(() => search(page)).toBe(`?q=narrow&type=General&location=Kuwait&from=${today}`)
  await page.reload()
  await expect.poll(() => senders(page)).toEqual(['Narrow Here, unread'])
  await page.getByLabel('Received to').fill('2020-01-01')
  await page.getByRole('heading', { name: 'No enquiries found' }).waitFor()
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(() => search(page)).toBe('')
  await expect.poll(() => rows(page).count()).toBeGreaterThan(4)
})

test('[S10] [S21] enquiries have a company and a subject, also as filters', async () => {
  await send({ lname: 'Onharbour', brandId: '1', subject: 'press' })
  await send({ lname: 'Onenergy', brandId: '5', subject: 'press' })
  const { page } = await staff.open('Hr', '/enquirymails')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Subject').selectOption('Press')
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByLabel('About company').selectOption('Jalboot Marine')
  await expect.poll(() => senders(page)).toEqual(['Maryam Onharbour, unread'])
  expect(search(page)).toBe('?subject=press&brandId=1')
  await page.reload()
  await expect.poll(() => page.getByLabel('About company').inputValue()).toBe('1')
  await rows(page).click()
  const facts = await reader(page, 'Maryam Onharbour').locator('dl').first().innerText()
  expect(facts.replaceAll(/\s+/g, ' ')).toContain('About Jalboot Marine Subject Press')
})

test('[A9] what the trap caught is spam until it is marked as not spam', async () => {
  await new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, fname: 'Trapped', website: 'x' })
  const { page } = await staff.open('Hr', '/enquirymails?q=trapped')
  await page.getByRole('heading', { name: 'No enquiries found' }).waitFor()
  await page.goto('/admin/enquirymails?status=spam')
  await page.getByText('A field that people do not see was filled in.').waitFor()
  await reader(page, 'Trapped Al Sayed').getByRole('button', { name: 'Not spam' }).click()
  await page.getByRole('heading', { name: 'No enquiries found' }).waitFor()
  await page.goto('/admin/enquirymails?q=trapped')
  await expect.poll(() => senders(page)).toEqual(['Trapped Al Sayed, unread'])
})

test('[A9] mails are opened, marked and deleted by keyboard', async () => {
  for (const lname of ['One', 'Two', 'Three']) await send({ fname: 'Bulk', lname })
  const { page } = await staff.open('Hr', '/enquirymails?q=bulk')
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const label = isField ? element.labels?.[0]?.textContent : undefined
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
    })
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 80 && (await focused()) !== name; steps += 1) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await reader(page, 'Bulk Three').waitFor()
  await rows(page).first().focus()
  await page.keyboard.press('j')
  await reader(page, 'Bulk Two').waitFor()
  await expect.poll(focused).toBe('Bulk Two, Acme')
  await page.keyboard.press('j')
  await reader(page, 'Bulk One').waitFor()
  await page.keyboard.press('k')
  await reader(page, 'Bulk Two').waitFor()
  await page.keyboard.press('Shift+Tab')
  await tabTo('Note on the whole mail')
  await page.keyboard.type('jjk')
  await reader(page, 'Bulk Two').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')

  await page.getByLabel('Select page').focus()
  await page.keyboard.press('Space')
  await tabTo('Mark selected as')
  await page.keyboard.type('answ')
  await page.keyboard.press('Enter')
  await expect.poll(() => rows(page).getByText('Answered').count()).toBe(3)
  await page.getByLabel('Select page').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await tabTo('Delete')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog', { name: 'Delete 3 enquiries?' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No enquiries found' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Trash' }).press('Enter')
  await page
    .getByRole('button', { name: /^Restore Bulk/ })
    .nth(2)
    .waitFor()
  expect(new URL(page.url()).search).toBe('?of=enquiry')
})

test('[A9] a sender can be reached by mail, phone and WhatsApp', async () => {
  await send({ fname: 'Reach', lname: 'Me', number: '3600 0000' })
  const { page } = await staff.open('Hr', '/enquirymails?q=reach')
  const mail = reader(page, 'Reach Me')
  const href = (name: string) => mail.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await href('Reply by email')).toMatch(/^mailto:maryam@example\.com\?subject=Re/)
  expect(await href('Call')).toBe('tel:36000000')
  expect(await href('Write by WhatsApp')).toBe('https://wa.me/97336000000')
})

test('[A9] the CSV has the filtered mails and no formula', async () => {
  await send({ fname: '=1+1', lname: 'Exported', number: '+973 3600 0000' })
  const { page } = await staff.open('Hr', '/enquirymails?q=exported')
  await reader(page, '=1+1 Exported').waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^enquiry-mails-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"'=1+1","Exported","maryam@example.com","+973 3600 0000"`)
})

describe('axe finds nothing', () => {
  test.each(
    sample(
      [
        ['390', '/enquirymails?open=1', phone],
        ['1440', '/profilemails', desktop],
        ['390', '/enquirymails', phone],
        ['360', '/enquirymails?open=1', { viewport: { width: 360, height: 740 } }],
        ['768', '/enquirymails?location=UAE', { viewport: { width: 768, height: 1024 } }],
        ['1440', '/enquirymails?open=3', desktop],
      ],
      2,
    ),
  )('at %s pixels, %s', async (_, path, view) => {
    const { page } = await staff.open('Hr', path, view)
    await page
      .getByRole('article')
      .or(page.getByRole('list', { name: 'Enquiry mails' }))
      .first()
      .waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})
