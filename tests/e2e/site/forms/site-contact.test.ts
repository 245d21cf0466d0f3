import { expect, test } from 'vitest'
import { forms } from '#domain/wording/en/site/forms.ts'
import { findings } from '../../support/axe.ts'
import {
  errors,
  field,
  fillIn,
  form,
  holdBack,
  holds,
  reachForForm,
  sendButton,
} from '../../support/contact.ts'
import { another, complete, enquireNow, slip } from '../../support/enquiry.ts'
import { sentencesBeside } from '../../support/arabic/sentences-beside.ts'
import { mailsIn } from '../../support/inbox.ts'
import { desktop, useVisits } from '../../support/visit.ts'

const site = useVisits()
const narrow = { viewport: { width: 360, height: 740 } } as const
const received = (lastName: string) => mailsIn(site.url, 'enquiry', lastName)

test('[P3] keeps text typed before hydration, and checks the fields as the popup does', async () => {
  let release = () => {}
  const { page } = await site.visit('/contact', desktop, async (opened) => {
    release = await holdBack(opened, /hydrate-.*\.js/)
  })
  await fillIn(page)
  await field(page, 'message').fill('Two lines\nof text')
  await field(page, 'email').fill('sara')
  release()
  await reachForForm(page)
  expect(await field(page, 'firstName').inputValue()).toBe('Sara')
  expect(await field(page, 'location').inputValue()).toBe('Bahrain')
  expect(await field(page, 'message').inputValue()).toBe('Two lines\nof text')
  expect(await form(page).getByRole('radio', { name: 'Business Inquiry' }).isChecked()).toBe(true)
  await field(page, 'email').focus()
  expect(await errors(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => errors(page)).toEqual(['Invalid email format'])
  await field(page, 'email').fill('sara@kestrelloop.example')
  await expect.poll(() => errors(page)).toEqual([])
})

test('[P3] [E3] [E4] [E5] [E6] [E7] [E8] shows required fields, focuses the first', async () => {
  const { page, requests } = await site.visit('/contact', narrow)
  await reachForForm(page)
  await sendButton(page).click()
  await expect
    .poll(() => sentencesBeside(form(page)))
    .toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Location is required',
      'Enquiry type is required',
    ])
  expect(await errors(page)).toEqual(['6 fields need another look.'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName')
  expect(requests.filter((request) => request === 'POST /contact')).toEqual([])
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('[P3] [E9] [E10] [E11] [E13] sends by keyboard, acknowledges and empties', async () => {
  const { page, requests } = await site.visit('/contact')
  await reachForForm(page)
  await field(page, 'firstName').focus()
  for (const text of ['Sara', 'Keyboard', 'sara@mail.example', '33 104 558']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('b')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await form(page).locator('[name=type]:checked').inputValue()).toBe('General')
  const sent = page.waitForRequest((request) => request.url().endsWith('/enquiry_mail'))
  await field(page, 'company').focus()
  await page.keyboard.press('Enter')
  const body = (await sent).postDataJSON() as Record<string, unknown>
  expect(body).toMatchObject({ fname: 'Sara', number: '33 104 558', location: 'Bahrain', message: '' })
  expect(body['took']).toBeGreaterThan(0)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toBe('Email sent successfully')
  const reference = await slip(page).reference.innerText()
  expect(await findings(page)).toEqual([])
  await alert.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Thank you\./)
  await another(page).click()
  expect(await field(page, 'firstName').inputValue()).toBe('')
  expect(await form(page).locator('[name=type]:checked').count()).toBe(0)
  expect(requests.filter((request) => /^(GET|POST) \/contact/.test(request))).toEqual(['GET /contact'])
  const [mail] = await received('Keyboard')
  expect(reference).toBe(mail?.['reference'])
})

test('[P3] posts a form that is sent before hydration', async () => {
  const { page } = await site.visit('/contact', desktop, async (opened) => {
    await holdBack(opened, /hydrate-.*\.js/)
    await opened.route('**/contact', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ body: 'Taken' }) : route.continue(),
    )
  })
  await fillIn(page)
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/contact'),
  )
  await sendButton(page).click()
  const body = new URLSearchParams((await posted).postData() ?? '')
  expect(Object.fromEntries(body)).toEqual({
    ...complete,
    location: 'Bahrain',
    type: 'Business',
    subject: '',
    brandId: '',
    company: '',
    message: '',
    website: '',
    consent: '1',
  })
})

test('[P3] [E12] a lost response, a second press and a reload make one enquiry', async () => {
  const { page } = await site.visit('/contact')
  await reachForForm(page)
  await fillIn(page, 'Lostanswer')
  let tries = 0
  await page.route('**/enquiry_mail', async (route) => {
    tries += 1
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).dblclick()
  await expect.poll(() => errors(page)).toEqual(['Failed to submit'])
  site.expectMessage('ERR_FAILED')
  expect(tries).toBe(1)
  await page.unroute('**/enquiry_mail')
  await page.reload()
  await holds(page, 'lastName', 'Lostanswer')
  await reachForForm(page)
  await sendButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await received('Lostanswer')).toHaveLength(1)
})

test('[P3] restores typed text after a reload, until it is sent', async () => {
  const { page } = await site.visit('/contact')
  await reachForForm(page)
  await fillIn(page, 'Reloaded')
  await page.reload()
  await holds(page, 'location', 'Bahrain')
  expect(await form(page).getByRole('radio', { name: 'Business Inquiry' }).isChecked()).toBe(true)

  await enquireNow(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.locator('[name=lastName]').inputValue()).toBe('Reloaded')
  await dialog.locator('[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
  await another(page).click()
  await holds(page, 'lastName', '')
  expect(await page.evaluate(() => sessionStorage.getItem('draft-enquiry'))).toBeNull()
})

test('[P3] waits offline, and sends once', async () => {
  const { page } = await site.visit('/contact', narrow)
  await reachForForm(page)
  await fillIn(page, 'Offline')
  await page.context().setOffline(true)
  await sendButton(page).click()
  await page.getByText(forms.enquiry.waitingOnDevice).waitFor()
  site.expectMessage('ERR_INTERNET_DISCONNECTED')
  expect(await findings(page)).toEqual([])
  await page.context().setOffline(false)
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toBe('Email sent successfully')
  await another(page).click()
  expect(await field(page, 'firstName').inputValue()).toBe('')
  expect(await received('Offline')).toHaveLength(1)
})

test('[P3] sends or discards a waiting enquiry on the next visit', async () => {
  const { page } = await site.visit('/contact')
  const context = page.context()
  const waitAs = async (lastName: string) => {
    await reachForForm(page)
    await fillIn(page, lastName)
    await context.setOffline(true)
    await sendButton(page).click()
    await page.getByText(forms.enquiry.waitingOnDevice).waitFor()
    site.expectMessage('ERR_INTERNET_DISCONNECTED')
  }
  await waitAs('Discarded')
  await page.getByRole('button', { name: 'Discard it' }).click()
  expect(await field(page, 'lastName').inputValue()).toBe('')
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem('draft-enquiry')])).toEqual([
    0,
    null,
  ])
  await context.setOffline(false)

  await waitAs('Nextvisit')
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/about')
  await next.getByRole('alert').waitFor()
  expect(await next.getByRole('alert').innerText()).toBe('Email sent successfully')
  expect(await next.evaluate(() => localStorage.length)).toBe(0)
  expect(await received('Nextvisit')).toHaveLength(1)
  expect(await received('Discarded')).toHaveLength(0)
})

test('sends what a bot fills into the hidden field', async () => {
  const { page } = await site.visit('/contact')
  await reachForForm(page)
  await fillIn(page, 'Machine')
  await field(page, 'website').evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await sendButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await received('Machine')).toMatchObject([{ status: 'spam' }])
})
