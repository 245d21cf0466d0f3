import { describe, expect, test } from 'vitest'
import { picture } from '../support/server.ts'
import { heading, withStaff } from './admin-staff.ts'
import { emailOf, passwordOf } from './support/people.ts'
import { findingsInBothThemes } from './support/axe.ts'
import { phone } from './support/visit.ts'

const staff = withStaff()

describe('axe finds nothing', () => {
  test('on the login page', async () => {
    const { page } = await staff.visit('/admin')
    await heading(page, 'Sign in').waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Password is required').waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
  })

  test('on a list, its question and its toast', async () => {
    const { page } = await staff.open('Admin', '/NewsList')
    await page.getByRole('table').waitFor()
    await page.getByLabel('Select all articles of this page').press('Space')
    expect(await findingsInBothThemes(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Delete \w/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete article' }).click()
    await page.getByText('Deleted news successfully').waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
  })

  test('in an editor, with what is wrong', async () => {
    const { page } = await staff.open('Admin', '/EditHistory/2')
    await page.getByLabel('Title').fill('')
    await page.getByRole('combobox', { name: /Background colour/ }).click()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Title is required').waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
  })

  test.each([
    ['/AllAdmins', 'Admin users'],
    ['/AddPortfolio', 'Add portfolio item'],
    ['/activity', 'Activity'],
    ['/PersonalData', 'Personal data'],
  ])('at %s', async (path, name) => {
    const { page } = await staff.open('Admin', path)
    await heading(page, name).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findingsInBothThemes(page)).toEqual([])
  })

  test('in the menus of a phone', async () => {
    const { page } = await staff.open('Admin', '/NewsList', phone)
    await page.getByRole('button', { name: 'Open navigation' }).tap()
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Administrator' }).tap()
    await page.getByRole('link', { name: 'Account' }).waitFor()
    expect(await findingsInBothThemes(page)).toEqual([])
  })
})

test('the keyboard alone signs in, adds an article, changes it and deletes it', async () => {
  const { page } = await staff.visit('/admin/NewsList')
  const press = (key: string) => page.keyboard.press(key)
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? element.labels?.[0]
          : null
      return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim()
    })
  const tabTo = async (name: string | RegExp) => {
    for (let steps = 0; steps < 80; steps += 1) {
      const here = await focused()
      if (typeof name === 'string' ? here === name : name.test(here)) return
      await press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(name)}`)
  }

  await heading(page, 'Sign in').waitFor()
  await page.keyboard.type(emailOf('CXTeam'))
  await press('Tab')
  await page.keyboard.type(passwordOf('CXTeam'))
  await press('Enter')
  await page.getByRole('table').waitFor()

  await press('Tab')
  await tabTo('Add news')
  await press('Enter')
  await heading(page, 'Add news').waitFor()
  // The browser hands its dialog over only from some moment after it was asked to.
  const choosing = page.waitForEvent('filechooser')
  await tabTo('Title')
  await page.keyboard.type('By keys')
  await tabTo(/^Choose a file/)
  await press('Enter')
  const chooser = await choosing
  await chooser.setFiles({ name: 'berth.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await tabTo('Description')
  await page.keyboard.type('Typed')
  await press('Control+s')
  await page.getByRole('row', { name: 'By keys' }).waitFor()

  await tabTo('Edit By keys')
  await press('Enter')
  await heading(page, 'By keys').waitFor()
  await tabTo('Title')
  await press('End')
  await page.keyboard.type(' alone')
  await press('Enter')
  await page.getByRole('row', { name: 'By keys alone' }).waitFor()

  await tabTo('Delete By keys alone')
  await press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await expect.poll(focused).toBe('Keep it')
  await press('Tab')
  await press('Enter')
  await page.getByText('Deleted news successfully').waitFor()
  await expect.poll(focused).toBe('News')
})

test('the first thing that Tab reaches leads past the navigation', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Trash')
})

test('the chosen theme stays on the device', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: /^CXTeam/ }).click()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect.poll(background).toBe('rgb(11, 22, 32)')
  await page.reload()
  await page.getByRole('table').waitFor()
  await expect.poll(background).toBe('rgb(11, 22, 32)')
})
