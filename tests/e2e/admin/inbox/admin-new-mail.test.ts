import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

const send = (lname: string) =>
  new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, fname: 'Late', lname })
const senders = (page: Page) =>
  page.getByRole('list', { name: 'Enquiry mails' }).getByRole('link').locator('b').allTextContents()
/** The first connection ends with the count; the second one stays open. */
const listening = async (page: Page, connections = 2) => {
  for (let opened = 0; opened < connections; opened += 1)
    await page.waitForResponse((response) => response.url().endsWith('/mail_arrivals') && response.ok())
}
const streams = (requests: ReadonlyArray<string>) =>
  requests.filter((request) => request.includes('/mail_arrivals'))

/** Changes the visibility of the page, as switching tabs does. */
const setVisibility = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

test('[A9] new mail appears in the list with a notice and leaves the reader alone', async () => {
  const { page, requests } = await staff.open('Hr', '/enquirymails')
  await listening(page)
  const [first = ''] = await senders(page)
  await send('Comer')
  await expect.poll(() => senders(page)).toContain('Late Comer, unread')
  expect((await senders(page)).indexOf('Late Comer, unread')).toBe(0)
  const notice = page.getByRole('status').filter({ hasText: '1 new enquiry' })
  expect(await notice.isVisible()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('article', { name: `Mail of ${first.replace(', unread', '')}` }).waitFor()
  await page.getByRole('link', { name: 'Enquiry mails 7 unread' }).waitFor()
  await page.getByRole('link', { name: /Late Comer/ }).click()
  await notice.waitFor({ state: 'detached' })
  expect(streams(requests)).toHaveLength(2)
})

test('[A9] on an older page a notice leads to new mail', async () => {
  const { page } = await staff.open('Hr', '/enquirymails?sort=createdAt')
  await listening(page)
  const before = await senders(page)
  await send('Wanted')
  await page.getByText('1 new enquiry').waitFor()
  expect(await senders(page)).toEqual(before)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(async () => (await senders(page))[0]).toBe('Late Wanted, unread')
})

test('[A9] [A10] every screen counts new mail while its tab is visible', async () => {
  const { page, requests } = await staff.open('Admin', '/NewsList')
  await listening(page)
  const unread = page.getByRole('link', { name: /^Enquiry mails \d+ unread$/ })
  const count = async () => Number(/\d+/.exec((await unread.textContent()) ?? '')?.[0])
  const before = await count()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mail_arrivals'))
  await setVisibility(page, 'hidden')
  await ended
  await send('Unseen')
  const again = listening(page, 1)
  await setVisibility(page, 'visible')
  await again
  await expect.poll(count).toBe(before + 1)
  await send('Seen')
  await expect.poll(count).toBe(before + 2)
  expect(streams(requests)).toHaveLength(3)
})

test('[A9] the stream ends with the sign-out', async () => {
  const { page, requests } = await staff.open('Hr', '/enquirymails')
  await listening(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await heading(page, 'Sign in').waitFor()
  await send('Afterwards')
  await page.waitForLoadState('networkidle')
  expect(streams(requests)).toHaveLength(2)
})
