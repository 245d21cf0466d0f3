import { describe, expect, test } from 'vitest'
import { askToDelete, heading, withStaff } from './admin-staff.ts'
import { findingsInBothThemes, findingsInThemes } from '../support/axe.ts'
import { sample } from '../support/sample.ts'
import { phone } from '../support/visit.ts'

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

  test('on a list, its dialog and its toast', async () => {
    const { page } = await staff.open('Admin', '/NewsList')
    await page.getByRole('table').waitFor()
    await page.getByLabel('Select all articles of this page').press('Space')
    expect(await findingsInBothThemes(page)).toEqual([])
    const remove = page.getByRole('button', { name: /^Delete \w/ }).first()
    await askToDelete(page, 'newsArticle', () => remove.click())
    await page.getByRole('alertdialog').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete article' }).click()
    await page.getByText('Deleted news successfully').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('in an editor with errors', async () => {
    const { page } = await staff.open('Admin', '/EditHistory/2')
    await page.getByLabel('Title', { exact: true }).fill('')
    await page.getByRole('combobox', { name: /Background colour/ }).click()
    expect(await findingsInThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Title is required').waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })

  const screens = [
    ['/AllAdmins', 'Admin users'],
    ['/activity', 'Activity'],
    ['/AddPortfolio', 'Add portfolio item'],
    ['/PersonalData', 'Personal data'],
    ['/Connections', 'Connections'],
  ] as const
  test.each(sample(screens))('at %s', async (path, name) => {
    const { page } = await staff.open('Admin', path)
    await heading(page, name).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findingsInThemes(page)).toEqual([])
  })

  test('in the menus on a phone', async () => {
    const { page } = await staff.open('Admin', '/NewsList', phone)
    await page.getByRole('button', { name: 'Open navigation' }).tap()
    await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Administrator' }).tap()
    await page.getByRole('link', { name: 'Account' }).waitFor()
    expect(await findingsInThemes(page)).toEqual([])
  })
})

test('Tab first reaches the link that skips the navigation', async () => {
  const { page } = await staff.open('CXTeam', '/NewsList')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Trash')
})

test('the chosen theme is stored on the device', async () => {
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
