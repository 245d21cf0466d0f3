import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { findings } from '../../support/axe.ts'
import { another, complete, slip } from '../../support/enquiry.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'
import { sample } from '../../support/sample.ts'
import { sentencesBeside } from '../../support/arabic/sentences-beside.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits({})
const sizes = sample([phone, desktop])
const silent = { javaScriptEnabled: false, reducedMotion: 'reduce' } as const

const pdf = { name: 'Sara Al Hamar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }

/** The newest mail of a list, as it was stored. */
const newest = async (path: string) => {
  const staff = new Client(site.url)
  await staff.signIn(adminEmail, adminPassword)
  const { data } = await staff.get(`${path}?page=1&size=1`)
  return (data['results'] as ReadonlyArray<Record<string, unknown>>)[0]
}

const fill = async (page: Page, texts: Readonly<Record<string, string>> = complete) => {
  for (const [name, value] of Object.entries(texts)) await page.fill(`[name=${name}]`, value)
  await page.selectOption('[name=location]', 'Bahrain')
}

const send = (page: Page, name: string) =>
  Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()])
const focusedName = (page: Page) => page.locator(':focus').getAttribute('name')
/** Whether an element is visible between the header and the bottom of the screen. */
const isInView = (element: Locator) =>
  element.evaluate((shown) => {
    const { top, bottom } = shown.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return top >= header && bottom <= innerHeight
  })
const place = (page: Page) => page.url().slice(site.url.length)

test('[E11] [P3] sends an enquiry without scripts, and acknowledges it', async () => {
  const { page } = await site.visit('/contact', { ...desktop, ...silent })
  await fill(page)
  await page.getByRole('radio', { name: 'Business Inquiry' }).check()
  await page.fill('[name=message]', 'Good morning\n\nالسلام عليكم')
  await send(page, 'Send enquiry')
  const sent = await newest('/enquiry_mail_list')
  // The code of the receipt is on the page, and not in its address.
  expect(place(page)).toBe('/contact')
  expect(await page.title()).toMatch(/^Sent: Contact us/)
  expect(await page.locator(':focus').innerText()).toMatch(
    /^Thank you\. Your enquiry has arrived\.\s+Email sent successfully\s/,
  )
  expect(await slip(page).reference.innerText()).toBe(sent?.['reference'])
  expect(await slip(page).code.innerText()).toMatch(/^(\w{4}-){3}\w{4}$/)
  await another(page).click()
  expect(await page.inputValue('[name=firstName]')).toBe('')
  expect(sent).toMatchObject({
    fname: 'Sara',
    enquiry_type: 'Business',
    message: 'Good morning\n\nالسلام عليكم',
    status: 'new',
  })
})

test('[E3] [E5] [E8] shows the errors of an invalid enquiry, with the typed text', async () => {
  for (const size of sizes) {
    const { page } = await site.visit('/contact', { ...size, ...silent })
    await fill(page, { ...complete, firstName: '', email: 'sara' })
    await send(page, 'Send enquiry')
    site.expectMessage('422')
    expect(place(page)).toBe('/contact')
    expect(await page.title()).toMatch(/^Error: Contact us/)
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([
      'Failed to submit form\n\nSome fields need another look.',
      '3 fields need another look.',
    ])
    expect(await sentencesBeside(page.locator('main form'))).toEqual([
      'First name is required',
      'Invalid email format',
      'Enquiry type is required',
    ])
    expect(await focusedName(page)).toBe('firstName')
    await expect.poll(() => isInView(page.locator(':focus'))).toBe(true)
    expect(await page.inputValue('[name=lastName]')).toBe(complete.lastName)
    expect(await page.inputValue('[name=email]')).toBe('sara')
    expect(await page.inputValue('[name=location]')).toBe('Bahrain')

    await page.fill('[name=firstName]', 'Sara')
    await page.fill('[name=email]', complete.email)
    await page.getByRole('radio', { name: 'General Inquiry' }).check()
    await send(page, 'Send enquiry')
    expect(await page.title()).toMatch(/^Sent: Contact us/)
  }
})

const apply = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Apply for/ })
    .first()
    .click()
  await page.waitForURL('**/career?apply=*')
  return page.locator('h1').innerText()
}

test('[P5] sends an application with its résumé without scripts', async () => {
  const { page } = await site.visit('/career', { ...desktop, ...silent })
  const position = await apply(page)
  await fill(page)
  await page.setInputFiles('[name=resume]', pdf)
  await send(page, 'Send application')
  expect(await page.title()).toMatch(/^Sent: Careers/)
  expect(await page.locator('#positions [role=status]:focus').innerText()).toMatch(
    new RegExp(
      `^Your application for ${position} has arrived\\. Thank you\\.\\s+Your reference\\s+\\w{8}\\s`,
    ),
  )
  await expect.poll(() => isInView(page.locator(':focus'))).toBe(true)
  expect(await newest('/profile_mail_list')).toMatchObject({
    fname: 'Sara',
    position,
    resumeName: 'Sara Al Hamar.pdf',
    status: 'new',
  })
})

test('[P5] shows the errors of an invalid application; its file is chosen again', async () => {
  const { page } = await site.visit('/career', { ...phone, ...silent })
  await apply(page)
  await fill(page, { ...complete, phone: '12' })
  await page.setInputFiles('[name=resume]', pdf)
  await page.fill('[name=message]', 'I can.')
  await send(page, 'Send application')
  site.expectMessage('422')
  expect(await focusedName(page)).toBe('phone')
  expect(await page.getByLabel('Résumé').inputValue()).toBe('')
  expect(await page.getByText('Choose the file again').isVisible()).toBe(true)
  expect(await page.inputValue('[name=message]')).toBe('I can.')

  await page.fill('[name=phone]', complete.phone)
  await page.setInputFiles('[name=resume]', { ...pdf, buffer: Buffer.alloc(12 * 1024 * 1024) })
  await send(page, 'Send application')
  site.expectMessage('422')
  expect(await focusedName(page)).toBe('resume')
  expect(await page.getByText('Choose a file of at most 10 MB').isVisible()).toBe(true)

  await page.setInputFiles('[name=resume]', pdf)
  await send(page, 'Send application')
  expect(await page.title()).toMatch(/^Sent: Careers/)
})

test('stores a form once that a reload posts again', async () => {
  const { page } = await site.visit('/contact', { ...desktop, ...silent })
  await fill(page, { ...complete, lastName: 'Twice' })
  await page.getByRole('radio', { name: 'General Inquiry' }).check()
  await page.getByRole('button', { name: 'Send enquiry' }).dblclick()
  await page.getByText('Email sent successfully').waitFor()
  await page.reload()
  const staff = new Client(site.url)
  await staff.signIn(adminEmail, adminPassword)
  expect((await staff.get('/enquiry_mail_list?q=twice')).data).toMatchObject({ total: 1 })
})

test('[P5] positions are filtered by links', async () => {
  const { page } = await site.visit('/career', { ...desktop, ...silent })
  const all = await page.locator('#positions h3').count()
  const filter = page.getByRole('navigation', { name: 'Filters' }).getByRole('group').first()
  await filter.getByRole('link').nth(1).click()
  expect(place(page)).toMatch(/^\/career\?.+#positions$/)
  expect(await filter.locator('[aria-current=true]').innerText()).not.toBe('All')
  expect(await page.locator('#positions h3').count()).toBeLessThan(all)
})

/** Posts the form of a page as a browser without scripts does. */
const submit = async (page: Page) => {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()),
  ])
  site.expectMessage('422')
}

test('does not hydrate a page with errors', async () => {
  const { page, requests } = await site.visit('/contact')
  await submit(page)
  expect(await focusedName(page)).toBe('firstName')
  const before = requests.length
  await page.getByRole('link', { name: 'ABOUT US' }).first().click()
  await page.waitForURL('**/about')
  expect(requests.slice(before)).toContain('GET /about')
})

test('axe finds nothing on pages with errors and acknowledgements', async () => {
  const still = { reducedMotion: 'reduce' } as const
  for (const size of sizes) {
    const { page } = await site.visit('/career', { ...size, ...still })
    const position = await page.locator('[data-apply]').first().getAttribute('data-apply')
    for (const path of ['/contact', `/career?apply=${position}`]) {
      await page.goto(path)
      await submit(page)
      expect((await sentencesBeside(page.locator('main form'))).length).toBeGreaterThan(4)
      expect(await findings(page)).toEqual([])
    }
    for (const path of [
      '/contact?sent=K7M2PQ9X',
      `/career?applied=${position}&reference=K7M2PQ9X#positions`,
    ]) {
      await page.goto(path)
      expect(await page.locator('main [role=status]:not([hidden])').count()).toBe(1)
      expect(await findings(page)).toEqual([])
    }
  }
})
