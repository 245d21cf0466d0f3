import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fillIn, form, reachForForm, sendButton } from '../../support/contact.ts'
import {
  another,
  enquireNow,
  fill,
  open,
  popup,
  sendButton as popupButton,
  slip,
} from '../../support/enquiry.ts'
import { hydrated } from '../../support/hydrated.ts'
import { mailsIn } from '../../support/inbox.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()
const silent = { javaScriptEnabled: false } as const

const wayToReceipt = (page: Page) =>
  page.getByRole('button', { name: 'See where it stands' }).filter({ visible: true })
/** The code stands beside the reference, and the button opens the page of this enquiry. */
const opensReceipt = async (page: Page, lastName: string) => {
  const [mail] = await mailsIn(site.url, 'enquiry', lastName)
  expect(await slip(page).reference.innerText()).toBe(mail?.['reference'])
  expect(await slip(page).code.innerText()).toMatch(/^(\w{4}-){3}\w{4}$/)
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
  expect(await slip(page).reference.count()).toBe(1)
  expect(await wayToReceipt(page).count()).toBe(1)
  await another(page).tap()
  await form(page).waitFor()
  expect(await slip(page).reference.count()).toBe(0)
})

test('[S22] without scripts, popup and page lead to one form, which says both', async () => {
  const { page } = await site.visit('/newsinsights/1', { ...desktop, ...silent })
  await enquireNow(page).click()
  await page.waitForURL('**/contact*')
  await fillIn(page, 'Staysinhtml')
  await sendButton(page).click()
  await page.getByText('Email sent successfully').waitFor()
  await opensReceipt(page, 'Staysinhtml')
  expect(new URL(page.url())).toMatchObject({ pathname: '/receipt', search: '', hash: '' })
})
