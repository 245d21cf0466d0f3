import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { Client } from '../../support/client.ts'
import { enquiry } from '../../server/support/mails.ts'
import { heading, withStaff } from './admin-staff.ts'

const staff = withStaff()

const send = (lname: string) =>
  new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, fname: 'Late', lname })
const senders = (page: Page) =>
  page.getByRole('list', { name: 'Enquiry mails' }).getByRole('link').locator('b').allTextContents()
/** The first connection ends with the count, the second one stays open. */
const listening = async (page: Page, connections = 2) => {
  for (let made = 0; made < connections; made += 1)
    await page.waitForResponse((response) => response.url().endsWith('/mail_arrivals') && response.ok())
}
const streams = (requests: ReadonlyArray<string>) =>
  requests.filter((request) => request.includes('/mail_arrivals'))

/** The browser says of a page that nobody looks at that it is hidden. */
const look = (page: Page, visibility: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

test('[A9] new mail comes into the list without a reload, is told quietly, and leaves what is read alone', async () => {
  const { page, requests } = await staff.open('Hr', '/enquirymails')
  await listening(page)
  const [first = ''] = await senders(page)
  await send('Comer')
  await expect.poll(() => senders(page)).toContain('Late Comer, unread')
  expect((await senders(page)).indexOf('Late Comer, unread')).toBe(0)
  const said = page.getByRole('status').filter({ hasText: '1 new enquiry' })
  expect(await said.isVisible()).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('article', { name: `Mail of ${first.replace(', unread', '')}` }).waitFor()
  await page.getByRole('link', { name: 'Enquiry mails 7 unread' }).waitFor()
  await page.getByRole('link', { name: /Late Comer/ }).click()
  await said.waitFor({ state: 'detached' })
  expect(streams(requests)).toHaveLength(2)
})

test('[A9] somebody who reads an older page is told, and goes to the new mail when they want to', async () => {
  const { page } = await staff.open('Hr', '/enquirymails?sort=createdAt')
  await listening(page)
  const before = await senders(page)
  await send('Wanted')
  await page.getByText('1 new enquiry').waitFor()
  expect(await senders(page)).toEqual(before)
  await page.getByRole('button', { name: 'Show' }).click()
  await expect.poll(async () => (await senders(page))[0]).toBe('Late Wanted, unread')
})

test('[A9] [A10] every screen counts on as mail comes, in a tab that is looked at alone', async () => {
  const { page, requests } = await staff.open('Admin', '/NewsList')
  await listening(page)
  const unread = page.getByRole('link', { name: /^Enquiry mails \d+ unread$/ })
  const count = async () => Number(/\d+/.exec((await unread.textContent()) ?? '')?.[0])
  const before = await count()
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mail_arrivals'))
  await look(page, 'hidden')
  await ended
  await send('Unseen')
  const again = listening(page, 1)
  await look(page, 'visible')
  await again
  await expect.poll(count).toBe(before + 1)
  await send('Seen')
  await expect.poll(count).toBe(before + 2)
  expect(streams(requests)).toHaveLength(3)
})

test('[A9] whoever signs out listens no longer', async () => {
  const { page, requests } = await staff.open('Hr', '/enquirymails')
  await listening(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await heading(page, 'Sign in').waitFor()
  await send('Afterwards')
  await page.waitForLoadState('networkidle')
  expect(streams(requests)).toHaveLength(2)
})
