import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { currentCode } from '../../../support/back-end/current-code.ts'
import { heading, signIn, withStaff } from '../admin-staff.ts'
import { emailOf, passwordOf } from '../../support/people.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const sessionsCard = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })
const isSignedIn = async (client: Client) => (await client.get('/session')).status === 200
const elsewhere = async (role: 'Hr' | 'CXTeam') => {
  const client = new Client(staff.calls().site)
  await client.signIn(emailOf(role), passwordOf(role))
  return client
}

/** A link as the API returns it, without the origin. */
const resetLink = async (email: string) => {
  const { data } = await staff.calls().get('/adminuser')
  const { id } = (data['results'] as ReadonlyArray<{ id: string; email: string }>).find(
    (account) => account.email === email,
  ) ?? { id: '' }
  const response = await staff.calls().post(`/adminuser/${id}/password_reset`)
  const { address } = response.data['results'] as { address: string }
  return address.replace(/^https?:\/\/[^/]+/, '')
}

describe('the own sessions', () => {
  test('end one by one', async () => {
    const { page } = await staff.open('CXTeam', '/account')
    const other = await elsewhere('CXTeam')
    await page.reload()
    const card = sessionsCard(page)
    await card.getByText('This browser').waitFor()
    expect(await card.getByRole('listitem').count()).toBe(2)
    await card.getByRole('button', { name: /^End the session/ }).press('Enter')
    await page.getByText('Session ended').waitFor()
    expect(await isSignedIn(other)).toBe(false)
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('end everywhere', async () => {
    const { page } = await staff.open('Hr', '/account')
    const other = await elsewhere('Hr')
    await sessionsCard(page).getByRole('button', { name: 'Sign out everywhere' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
    await heading(page, 'Sign in').waitFor()
    expect(await isSignedIn(other)).toBe(false)
    expect(await page.evaluate(() => sessionStorage.getItem('entry'))).toBeNull()
    await signIn(page, 'Hr')
    await heading(page, 'Account').waitFor()
  })
})

describe('a new tab', () => {
  test('continues the session of the browser with one click (B20)', async () => {
    const { page, requests } = await staff.open('Admin', '/dashboard')
    await heading(page, 'Dashboard').waitFor()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'News' }).click({
      button: 'middle',
    })
    const tab = await opening
    await heading(tab, 'Sign in').waitFor()
    const offer = tab.getByRole('button', { name: /^Continue as .+ Admin$/ })
    await expect.poll(() => offer.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await findingsInThemes(tab)).toEqual([])
    await tab.keyboard.press('Enter')
    await heading(tab, 'News').waitFor()
    expect(requests).not.toContain('GET /api/group/session')
  })

  test('sends no request for a session if the browser has none', async () => {
    const { page, requests } = await staff.visit('/admin')
    await heading(page, 'Sign in').waitFor()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((request) => request.endsWith('/session'))).toEqual([])
    expect(await page.getByRole('button', { name: /^Continue as/ }).count()).toBe(0)
  })
})

describe('a lost password', () => {
  test('is replaced by a link that an Admin makes', async () => {
    const account = {
      name: 'Forgetful',
      email: 'forgetful@example.com',
      role: 'Hr',
      password: passwordOf('Hr'),
    }
    await staff.calls().post('/adminuser', account)
    const admins = await staff.open('Admin', '/AllAdmins')
    await admins.page
      .getByRole('link', { name: /Forgetful/ })
      .first()
      .click()
    await admins.page.getByRole('button', { name: 'Make a link' }).click()
    const address = await admins.page.getByLabel('Link', { exact: true }).inputValue()

    const { page, requests } = await staff.visit(address.replace(/^https?:\/\/[^/]+/, ''))
    await page.waitForURL((url) => url.hash === '')
    await page.getByLabel('New password', { exact: true }).fill('a wholly new password')
    await page.keyboard.press('Enter')
    await page.getByText('Your new password is set.').waitFor()
    // The page checks the link by a request without a password.
    staff.expectMessage('422')
    const [, token = ''] = address.split('#')
    expect(token).toHaveLength(22)
    expect(requests.join('\n')).not.toContain(token)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill('a wholly new password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await heading(page, 'Dashboard').waitFor()
  })

  test('does not leak by the referrer or the cache', async () => {
    const { page } = await staff.visit('/admin')
    const response = await page.request.get('/admin/reset')
    expect(response.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })
})

describe('a second factor', () => {
  test('is set up on the account page and required at the next sign-in', async () => {
    const account = { name: 'Careful', email: 'careful@example.com', role: 'Hr', password: passwordOf('Hr') }
    await staff.calls().post('/adminuser', account)
    const { page } = await staff.visit('/admin')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.keyboard.press('Enter')
    await heading(page, 'Dashboard').waitFor()
    await page.goto('/admin/account')
    const card = page.getByRole('region', { name: 'Second factor' })
    await card.getByLabel('Your password', { exact: true }).fill(account.password)
    await page.keyboard.press('Enter')
    await card.getByRole('img', { name: 'QR code of the key' }).waitFor()
    const link = await card.getByRole('link').getAttribute('href')
    const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    await card.getByLabel('Code', { exact: true }).fill(currentCode(secret))
    await page.keyboard.press('Enter')
    const codes = card.getByRole('list', { name: 'Recovery codes' })
    await codes.waitFor()
    expect(await codes.getByRole('listitem').count()).toBe(10)
    const downloading = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt')
    expect(await findingsInThemes(page)).toEqual([])
    await card.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await heading(page, 'Sign in').waitFor()
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code').waitFor()
    staff.expectMessage('422')
    expect(await findingsInThemes(page)).toEqual([])
    await page.keyboard.type(currentCode(secret, 1))
    await page.keyboard.press('Enter')
    await heading(page, 'Account').waitFor()
  })
})

describe('axe finds nothing', () => {
  test.each(sample([phone, desktop]))('on the pages around the sign-in, %#', async (device) => {
    const { page } = await staff.visit(await resetLink(emailOf('Admin')), device)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Password is required').waitFor()
    staff.expectMessage('422')
    expect(await findingsInThemes(page)).toEqual([])
    await page.goto('/admin/forgot')
    await page.getByRole('button', { name: 'Send a link' }).click()
    await page.getByText('Email is required').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('on a link that was made', async () => {
    const { page } = await staff.open('Admin', '/EditAdmin/2')
    await page.getByRole('button', { name: 'Make a link' }).click()
    await page.getByLabel('Link', { exact: true }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('on the second factor, off and offered, and on the roles that require it', async () => {
    const { page } = await staff.open('Admin', '/account')
    const card = page.getByRole('region', { name: 'Second factor' })
    await card.getByRole('button', { name: 'Set up' }).click()
    await page.getByText('Your password is required').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await card.getByLabel('Your password', { exact: true }).fill(passwordOf('Admin'))
    await page.keyboard.press('Enter')
    await card.getByLabel('Code', { exact: true }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await page.goto('/admin/AllAdmins')
    await card.getByRole('checkbox', { name: 'CXTeam' }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('on the dialog before signing out everywhere', async () => {
    const { page } = await staff.open('CXTeam', '/account')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })
})
