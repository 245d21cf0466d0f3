import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fillIn, form, reachForForm, sendButton } from '../../support/contact.ts'
import { enquireNow, fill, open, popup, sendButton as popupButton } from '../../support/enquiry.ts'
import { hydrated } from '../../support/hydrated.ts'
import { mailsIn } from '../../support/inbox.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()
const silent = { javaScriptEnabled: false } as const

const reference = (page: Page) => page.getByText(/^Your reference is \w{8}$/)
const wayToReceipt = (page: Page) => page.getByRole('link', { name: 'See where it stands' })
/** The code stands beside the reference, and opens the page of this enquiry. */
const opensReceipt = async (page: Page, lastName: string) => {
  const [mail] = await mailsIn(site.url, 'enquiry', lastName)
  expect(await reference(page).innerText()).toBe(`Your reference is ${mail?.['reference']}`)
  const code = await page.getByText(/^Your code is (\w{4}-){3}\w{4}$/).innerText()
  expect(await wayToReceipt(page).getAttribute('href')).toBe(`/receipt#${code.slice('Your code is '.length)}`)
  await wayToReceipt(page).click()
  await page.waitForURL('**/receipt')
  await page.getByText(String(mail?.['reference'])).first().waitFor()
}
/** The toast of the specification goes after three seconds. */
const toastGoes = async (page: Page) => {
  await page.getByRole('alert').waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
}

test('[S22] reference and receipt stay on every page until they are closed', async () => {
  const { page } = await open(site)
  await fill(page)
  await page.fill('[name=lastName]', 'Staysinpopup')
  await popupButton(page).click()
  await popup(page).waitFor({ state: 'detached' })
  await toastGoes(page)
  await (await hydrated(page.getByRole('banner').getByRole('link', { name: 'OUR SERVICES' }))).click()
  await page.getByRole('heading', { level: 1, name: 'Useful things, done properly' }).waitFor()
  expect(await wayToReceipt(page).isVisible()).toBe(true)
  await enquireNow(page).click()
  await popup(page).waitFor()
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  await opensReceipt(page, 'Staysinpopup')
})

test('[S22] after sending from the page, they stay until closed', async () => {
  const { page } = await site.visit('/contact', phone)
  await reachForForm(page)
  await fillIn(page, 'Staysonpage')
  await sendButton(page).click()
  await toastGoes(page)
  expect(await reference(page).filter({ visible: true }).count()).toBe(1)
  const notice = form(page)
    .getByRole('status')
    .filter({ has: reference(page) })
  expect(await notice.getByRole('link', { name: 'See where it stands' }).isVisible()).toBe(true)
  await notice.getByRole('button', { name: 'Close' }).tap()
  expect(await reference(page).count()).toBe(0)
})

test('[S22] without scripts, popup and page lead to one form, which says both', async () => {
  const { page } = await site.visit('/newsinsights/1', { ...desktop, ...silent })
  await enquireNow(page).click()
  await page.waitForURL('**/contact*')
  await fillIn(page, 'Staysinhtml')
  await sendButton(page).click()
  await page.getByText('Email sent successfully').waitFor()
  const [mail] = await mailsIn(site.url, 'enquiry', 'Staysinhtml')
  expect(await reference(page).innerText()).toBe(`Your reference is ${mail?.['reference']}`)
  const code = (await page.getByText(/^Your code is/).innerText()).slice('Your code is '.length)
  await wayToReceipt(page).click()
  await page.waitForURL('**/receipt*')
  await page.fill('[name=code]', code)
  await page.locator('form[name=receipt] [type=submit], main form [type=submit]').first().click()
  await page.getByText(String(mail?.['reference'])).first().waitFor()
})
