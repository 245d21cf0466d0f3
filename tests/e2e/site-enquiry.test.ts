import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { enquiryWire } from '#adapters/http/endpoints.ts'
import { desktop, phone, useVisits } from './support/visit.ts'

const site = useVisits()

const complete = {
  firstName: 'Sara',
  lastName: 'Al Hamar',
  email: 'sara@kestrelloop.example',
  phone: '33 104 558',
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you are building.' })
const sendButton = (page: Page) => popup(page).locator('[type=submit]')

const open = async (path = '/newsinsights/1', options: typeof desktop | typeof phone = desktop) => {
  const { page, requests } = await site.visit(path, options)
  await page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await popup(page).waitFor()
  return { page, requests }
}

const fill = async (page: Page) => {
  for (const [name, value] of Object.entries(complete)) await page.fill(`[name=${name}]`, value)
  await page.selectOption('[name=location]', 'Bahrain')
  await page.getByRole('radio', { name: 'Business Inquiry' }).check()
}

const errors = async (page: Page) =>
  (await popup(page).getByRole('alert').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))

const sentEnquiry = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/enquiry_mail'))

test('[H2] ENQUIRE NOW opens the popup, and the page below is not touched', async () => {
  const { page, requests } = await open()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  expect(requests.some((request) => /take-over.*\.js/.test(request))).toBe(false)
})

test.each([
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the overlay', (page: Page) => page.mouse.click(20, 450)],
  ['the close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
])('[E1] the popup closes on %s, and the focus goes back', async (_, close) => {
  const { page } = await open()
  await close(page)
  await popup(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('ENQUIRE NOW')
})

test('[E2] it animates 0.3 s in and 0.2 s out', async () => {
  const { page } = await open()
  const duration = () => popup(page).evaluate((element) => getComputedStyle(element).animationDuration)
  expect(await duration()).toBe('0.3s')
  await page.waitForTimeout(400)
  const [, closing] = await Promise.all([
    page.keyboard.press('Escape'),
    page
      .locator('[role=dialog][data-state=closed]')
      .evaluate((element) => getComputedStyle(element).animationDuration),
  ])
  expect(closing).toBe('0.2s')
})

test('[E3] [E4] [E5] [E6] [E7] [E8] what is required is asked for, and the first of it gets the focus', async () => {
  const { page, requests } = await open()
  await sendButton(page).click()
  expect(await errors(page)).toEqual([
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
])('%s %s is judged when it is left and then at every letter', async (_, name, wrong, sentence, right) => {
  const { page } = await open()
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

test('[E7] [E8] locations and types are those of the specification', async () => {
  const { page } = await open()
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

test('[E9] [E13] company and message are optional, and all eight fields are sent', async () => {
  const { page } = await open()
  await fill(page)
  const sent = sentEnquiry(page)
  await sendButton(page).click()
  const request = await sent
  const { took, ...body } = request.postDataJSON() as Record<string, unknown>
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
  expect(Object.keys(body).toSorted()).toEqual(Object.values(enquiryWire).toSorted())
  expect(took).toBeGreaterThan(0)
  expect(request.headers()['idempotency-key']).toMatch(/.{16,}/)
})

test('[E10] [E11] while it is sent the button waits; then the popup closes, the alert says so and the form is empty', async () => {
  const { page } = await open()
  let answer = () => {}
  await page.route('**/enquiry_mail', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await fill(page)
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Submitting...' }).waitFor()
  expect(await sendButton(page).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await popup(page).isVisible()).toBe(true)

  await expect.poll(() => answer.name).toBe('')
  answer()
  await popup(page).waitFor({ state: 'detached' })
  const alert = page.getByRole('alert')
  await alert.waitFor()
  const since = Date.now()
  expect(await alert.innerText()).toBe('Email sent successfully')
  await alert.waitFor({ state: 'detached' })
  expect(Date.now() - since).toBeGreaterThan(2_500)
  expect(Date.now() - since).toBeLessThan(3_500)

  await page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await popup(page).waitFor()
  expect(await page.inputValue('[name=firstName]')).toBe('')
  expect(await page.inputValue('[name=location]')).toBe('')
  expect(await page.locator('[name=type]:checked').count()).toBe(0)
})

test('[E12] a code other than 200 is Failed to submit form, an exception Failed to submit; nothing that was typed is lost', async () => {
  const { page } = await open()
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

test('what the server says of a field stands beside it', async () => {
  const { page } = await open()
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

test('what was typed is there again when the popup was closed', async () => {
  const { page } = await open()
  await fill(page)
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await popup(page).waitFor()
  expect(await page.inputValue('[name=firstName]')).toBe('Sara')
  expect(await page.inputValue('[name=location]')).toBe('Bahrain')
  expect(await page.getByRole('radio', { name: 'Business Inquiry' }).isChecked()).toBe(true)
})

test('what was typed outlives a page that is taken over', async () => {
  const { page } = await open()
  await page.fill('[name=message]', 'Kept')
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  const other = page.locator('nav[aria-labelledby=latest-news] a:not([aria-current])').first()
  const title = await other.innerText()
  await other.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' }).click()
  await popup(page).waitFor()
  expect(await page.inputValue('[name=message]')).toBe('Kept')
})

test('reaching for ENQUIRE NOW fetches the popup, so that a click shows it at once', async () => {
  const { page, requests } = await site.visit('/newsinsights/1')
  expect(requests.some((request) => request.includes('enquiry-popup'))).toBe(false)
  const fetched = page.waitForResponse(/enquiry-popup-.*\.js/)
  await page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' }).hover()
  await fetched
})

test('a phone opens it from the menu, and the menu button gets the focus back', async () => {
  const { page } = await site.visit('/newsinsights/1', phone)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'ENQUIRE NOW' }).tap()
  await popup(page).waitFor()
  expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false)
  expect((await popup(page).boundingBox())?.width).toBe(390)
  await page.getByRole('button', { name: 'Close' }).tap()
  await popup(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu')
})

test('what a machine fills into the field that people do not see is passed on', async () => {
  const { page } = await open()
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
