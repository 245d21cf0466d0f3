import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { enquiryWire } from '#adapters/http/mail-endpoints.ts'
import { findings } from '../../support/axe.ts'
import { complete, enquireNow, fill, open, popup, sendButton, slip } from '../../support/enquiry.ts'
import { hydrated } from '../../support/hydrated.ts'
import { sentencesBeside } from '../../support/arabic/sentences-beside.ts'
import { useVisits } from '../../support/visit.ts'

const site = useVisits()

const errors = async (page: Page) =>
  (await popup(page).getByRole('alert').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))

const sentEnquiry = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/enquiry_mail'))

test('[E3] [E4] [E5] [E6] [E7] [E8] shows required fields, and focuses the first', async () => {
  const { page, requests } = await open(site)
  await sendButton(page).click()
  expect(await sentencesBeside(popup(page))).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Location is required',
    'Enquiry type is required',
  ])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  expect(requests.filter((request) => request.startsWith('POST') && request.includes('enquiry'))).toEqual([])
})

test.each([
  ['[E5]', 'email', 'sara.alhamar', 'Invalid email format', 'sara@alhamar'],
  ['[E6]', 'phone', '3310', 'Enter a valid 10-digit number', '+973 1700-0158'],
])('%s checks %s when it is left, then at every keystroke', async (_, name, wrong, sentence, right) => {
  const { page } = await open(site)
  await page.fill('[name=firstName]', complete.firstName)
  await page.fill(`[name=${name}]`, wrong)
  expect(await errors(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await errors(page)).toEqual([sentence])
  const field = page.locator(`[name=${name}]`)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`#${described}`).innerText()).toBe(sentence)
  await field.fill(right)
  expect(await errors(page)).not.toContain(sentence)
})

test('[E7] [E8] offers the locations and types of the specification', async () => {
  const { page } = await open(site)
  expect(await page.locator('[name=location] option').allInnerTexts()).toEqual([
    'Choose a location',
    'Bahrain',
    'KSA',
    'UAE',
    'Kuwait',
    'Qatar',
    'Others',
  ])
  const types = page.getByRole('radiogroup', { name: 'Enquiry type' })
  expect(await types.innerText()).toMatch(/^General Inquiry\s+Business Inquiry$/)
  expect(
    await types
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value'))),
  ).toEqual(['General', 'Business'])
})

test('[E9] [E13] sends all eight fields; company and message are optional', async () => {
  const { page } = await open(site)
  await fill(page)
  const sent = sentEnquiry(page)
  await sendButton(page).click()
  const request = await sent
  const { took, consent, ...body } = request.postDataJSON() as Record<string, unknown>
  expect(body).toEqual({
    fname: 'Sara',
    lname: 'Al Hamar',
    email: complete.email,
    number: complete.phone,
    location: 'Bahrain',
    message: '',
    orgName: '',
    enquiry_type: 'Business',
  })
  const { brandId: _brandId, subject: _subject, ...always } = enquiryWire
  expect(Object.keys(body).toSorted()).toEqual(Object.values(always).toSorted())
  expect(took).toBeGreaterThan(0)
  expect(consent).toMatch(/^\d+$/)
  expect(request.headers()['idempotency-key']).toMatch(/.{16,}/)
})

test('[E10] [E11] disables the button while sending, then closes with an alert', async () => {
  const { page } = await open(site)
  let respond = () => {}
  await page.route('**/enquiry_mail', async (route) => {
    await new Promise<void>((resolve) => (respond = resolve))
    await route.continue()
  })
  await fill(page)
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  expect(await sendButton(page).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await popup(page).isVisible()).toBe(true)

  await expect.poll(() => respond.name).toBe('')
  respond()
  await popup(page).waitFor({ state: 'detached' })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  const since = Date.now()
  expect(await alert.innerText()).toBe('Email sent successfully')
  await alert.waitFor({ state: 'detached' })
  expect(Date.now() - since).toBeGreaterThan(2_500)
  expect(Date.now() - since).toBeLessThan(3_500)

  await enquireNow(page).click()
  await popup(page).waitFor()
  expect(await page.inputValue('[name=firstName]')).toBe('')
  expect(await page.inputValue('[name=location]')).toBe('')
  expect(await page.locator('[name=type]:checked').count()).toBe(0)
})

test('[E12] shows a refusal and an exception; nothing that was typed is lost', async () => {
  const { page } = await open(site)
  const keys: Array<string | undefined> = []
  page.on('request', (request) => {
    if (request.url().endsWith('/enquiry_mail')) keys.push(request.headers()['idempotency-key'])
  })
  await fill(page)
  await page.fill('[name=message]', 'Two lines\nof text')

  const refusal = { code: 503, message: 'The post is away.', data: {} }
  await page.route('**/enquiry_mail', (route) => route.fulfill({ json: refusal }))
  await sendButton(page).click()
  await expect.poll(() => errors(page)).toEqual([`Failed to submit form ${refusal.message}`])
  expect(await sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true)

  await page.unroute('**/enquiry_mail')
  await page.route('**/enquiry_mail', (route) => route.abort())
  await sendButton(page).click()
  await expect.poll(() => errors(page)).toEqual(['Failed to submit'])
  site.expectMessage('ERR_FAILED')
  expect(await page.inputValue('[name=message]')).toBe('Two lines\nof text')

  await page.unroute('**/enquiry_mail')
  await sendButton(page).click()
  await popup(page).waitFor({ state: 'detached' })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('shows errors of the server beside their fields', async () => {
  const { page } = await open(site)
  await fill(page)
  const refusal = {
    code: 422,
    message: 'The enquiry was not accepted.',
    data: { fields: { number: 'This number is not in use' } },
  }
  await page.route('**/enquiry_mail', (route) => route.fulfill({ json: refusal }))
  await sendButton(page).click()
  await expect.poll(() => errors(page)).toContain('This number is not in use')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
})

test('sends what a bot fills into the hidden field', async () => {
  const { page } = await open(site)
  await fill(page)
  expect(await page.locator('[name=website]').evaluate((field) => getComputedStyle(field).clipPath)).toBe(
    'inset(50%)',
  )
  await page
    .locator('[name=website]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  const sent = sentEnquiry(page)
  await sendButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' })
})

test('[E11] shows the reference on every page until it is closed', async () => {
  const { page } = await open(site)
  await fill(page)
  await sendButton(page).click()
  await popup(page).waitFor({ state: 'detached' })
  const { reference } = slip(page)
  await reference.waitFor()
  await page.getByRole('alert').waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
  const shown = await reference.innerText()
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'OUR SERVICES' }))).click()
  await page.getByRole('heading', { level: 1, name: 'Useful things, done properly' }).waitFor()
  expect(await reference.innerText()).toBe(shown)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await reference.waitFor({ state: 'detached' })
})
