import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, signIn, withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { phone } from '../../support/visit.ts'

const staff = withStaff()

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const offer = (page: Page) => page.getByText('You left this form on')
const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved/')))
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()
/** Leaves the page like a crash: confirms the browser's question. */
const reload = async (page: Page) => {
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
}

test('an unsaved form is offered after a reload, and removed by a save', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/1')
  await title(page).fill('Typed before the crash')
  await expect.poll(() => keys(page)).toHaveLength(1)
  await reload(page)
  await offer(page).waitFor()
  expect(await title(page).inputValue()).not.toBe('Typed before the crash')
  expect(await findingsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Restore it' }).click()
  expect(await title(page).inputValue()).toBe('Typed before the crash')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('row', { name: 'Typed before the crash' }).waitFor()
  expect(await keys(page)).toEqual([])
})

test('an unsaved form is never shown to another user of the device', async () => {
  const { page } = await staff.open('CXTeam', '/AddNews')
  await title(page).fill('Left by CXTeam')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('table').waitFor()
  await signOut(page)
  await signIn(page, 'Admin')
  await heading(page, 'Dashboard').waitFor()
  await page.goto('/admin/AddNews')
  await title(page).waitFor()
  expect(await offer(page).count()).toBe(0)
  expect(await page.content()).not.toContain('Left by CXTeam')

  await signOut(page)
  await signIn(page, 'CXTeam')
  await heading(page, 'Dashboard').waitFor()
  await page.goto('/admin/AddNews')
  await page.getByRole('button', { name: 'Restore it' }).click()
  expect(await title(page).inputValue()).toBe('Left by CXTeam')
})

test('on a phone the offer fits and can be discarded', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/2', { ...phone, colorScheme: 'dark' })
  await title(page).fill('Not wanted')
  await expect.poll(() => keys(page)).toHaveLength(1)
  await reload(page)
  await offer(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await findingsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard it' }).tap()
  await offer(page).waitFor({ state: 'detached' })
  expect(await keys(page)).toEqual([])
})
