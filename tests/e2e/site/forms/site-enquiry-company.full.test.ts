import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { field, fillIn, form, holds, reachForForm, sendButton } from '../../support/contact.ts'
import { another, enquireNow, fill, popup, sendButton as popupButton } from '../../support/enquiry.ts'
import { mailsIn } from '../../support/inbox.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()
const silent = { javaScriptEnabled: false } as const
const company = 'Jalboot Marine'

/** The page of the company. */
const companyPage = '/companies/1'

const enquireWith = async (page: Page) => {
  // At the top; the panel of the contact has it, too.
  await page
    .getByRole('link', { name: `Enquire with ${company}` })
    .first()
    .click()
  await form(page).waitFor()
}
const chosenIn = (part: Locator) =>
  part.locator('[name=brandId]').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)
const chosen = (page: Page) => chosenIn(form(page))
const received = async (lastName: string) => {
  const [{ brand, subject } = {}] = await mailsIn(site.url, 'enquiry', lastName)
  return { brand, subject }
}

test('[S10] “Enquire with X” chooses the company, and the inbox has it', async () => {
  const { page } = await site.visit(companyPage)
  await enquireWith(page)
  expect(await chosen(page)).toBe(company)
  await reachForForm(page)
  expect(await chosen(page)).toBe(company)
  await fillIn(page, 'Aboutcompany')
  await field(page, 'subject').selectOption('Suppliers')
  await sendButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await received('Aboutcompany')).toEqual({ brand: company, subject: 'supplier' })
  await another(page).click()
  await expect.poll(() => chosen(page)).toBe(company)
})

test('[S10] “Enquire with X” keeps what was typed before, and not its company', async () => {
  const { page } = await site.visit(companyPage)
  await enquireNow(page).click()
  await popup(page).getByLabel('About which company').selectOption('Dhuha Energy')
  await popup(page).locator('[name=firstName]').fill('Sara')
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'detached' })
  await enquireWith(page)
  await holds(page, 'firstName', 'Sara')
  expect(await chosen(page)).toBe(company)
  await page.goto('/contact')
  await holds(page, 'firstName', 'Sara')
})

test('[S10] [S21] the popup offers the companies and the subjects', async () => {
  const { page } = await site.visit('/newsinsights/1', phone)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'ENQUIRE NOW' }).tap()
  await popup(page).waitFor()
  await fill(page)
  await page.fill('[name=lastName]', 'Bypopup')
  await popup(page).getByLabel('About which company').selectOption(company)
  await popup(page).getByLabel('Subject').selectOption('Press')
  await popupButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await received('Bypopup')).toEqual({ brand: company, subject: 'press' })
})

test('[S10] without scripts the company is chosen, sent and kept in a refused form', async () => {
  const { page } = await site.visit(companyPage, { ...desktop, ...silent })
  await enquireWith(page)
  expect(await chosen(page)).toBe(company)
  await field(page, 'subject').selectOption('Sales')
  await sendButton(page).click()
  site.expectMessage('422')
  await page.getByText('First name is required').waitFor()
  expect([await chosen(page), await field(page, 'subject').inputValue()]).toEqual([company, 'sales'])
  await fillIn(page, 'Noscripts')
  await sendButton(page).click()
  await page.getByText('Email sent successfully').waitFor()
  expect(await received('Noscripts')).toEqual({ brand: company, subject: 'sales' })
})

test('[S10] an Arabic page names the companies in Arabic, in its form and in the popup', async () => {
  const { page } = await site.visit('/ar/contact?company=1')
  expect(await chosenIn(page.locator('main'))).toBe('جالبوت البحرية')
  await page.locator('header [data-enquire]').click()
  const select = page.getByRole('dialog').locator('[name=brandId]')
  expect(await select.locator('option').nth(1).innerText()).toBe('جالبوت البحرية')
})

test('[S10] an unknown or unreadable company in the address chooses none', async () => {
  for (const address of ['/contact?company=999', '/contact?company=x', '/contact?company=-1']) {
    const { page } = await site.visit(address, { ...desktop, ...silent })
    expect(await chosen(page)).toBe('The group')
  }
})

test('[S10] the popup opens without the companies if they do not load', async () => {
  const { page } = await site.visit('/about', desktop, (opened) =>
    opened.route('**/Ourbrands_list*', (route) => route.abort()),
  )
  await enquireNow(page).click()
  await fill(page)
  site.expectMessage('ERR_FAILED')
  expect(await popup(page).getByLabel('About which company').count()).toBe(0)
  await page.fill('[name=lastName]', 'Withoutlist')
  await popupButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await received('Withoutlist')).toEqual({ brand: undefined, subject: undefined })
})
