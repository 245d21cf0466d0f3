import type { Page } from 'playwright'
import { desktop, type useVisits } from './visit.ts'

export const complete = {
  firstName: 'Sara',
  lastName: 'Al Hamar',
  email: 'sara@kestrelloop.example',
  phone: '33 104 558',
}

export const popup = (page: Page) => page.getByRole('dialog', { name: 'Tell us what you are building.' })
export const sendButton = (page: Page) => popup(page).locator('[type=submit]')
export const enquireNow = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'ENQUIRE NOW' })

/** Reference and code of what was just sent. */
export const slip = (page: Page) => {
  const value = (label: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }), visible: true })
      .locator('dd')
  return { reference: value('Your reference'), code: value('Your code') }
}

/** Leads from the thanks back to the form. */
export const another = (page: Page) => page.getByRole('link', { name: 'Send another enquiry' })

export const open = async (site: ReturnType<typeof useVisits>) => {
  const { page, requests } = await site.visit('/newsinsights/1', desktop)
  await enquireNow(page).click()
  await popup(page).waitFor()
  return { page, requests }
}

export const fill = async (page: Page) => {
  for (const [name, value] of Object.entries(complete)) await page.fill(`[name=${name}]`, value)
  await page.selectOption('[name=location]', 'Bahrain')
  await page.getByRole('radio', { name: 'Business Inquiry' }).check()
}
