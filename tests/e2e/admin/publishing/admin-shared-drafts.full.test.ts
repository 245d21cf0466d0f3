import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { editorOf, heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const description = (page: Page) => editorOf(page, 'Description')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.getByText(/Saved \d\d:\d\d by you\./)
const publicPage = async (page: Page, id: string) => (await page.request.get(`/newsinsights/${id}`)).text()

test('[W6] a person chooses between a draft and what a colleague published meanwhile', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/1')
  await title(page).fill('The berth as drafted')
  await page.keyboard.press('Control+s')
  await saved(page).waitFor()

  const published = { Tittle: 'The berth as published', Description: 'Theirs too' }
  expect(await staff.calls().put('/NewsLater_update/1', published)).toMatchObject({ status: 200 })

  await button(page, 'Publish').press('Enter')
  await page.getByText(/choose there which version to keep, then publish again\.$/).waitFor()
  staff.expectMessage('409')
  const versions = page.getByRole('group', { name: 'You both changed title' })
  expect(await versions.innerText()).toMatch(/The berth as drafted[^]*The berth as published/)
  await expect.poll(() => description(page).innerText()).toBe('Theirs too')
  expect(await findingsInThemes(page)).toEqual([])
  expect(await publicPage(page, '1')).toContain('The berth as published')

  await versions.getByRole('radio', { name: /^Yours/ }).press('Space')
  await page.keyboard.press('Control+Enter')
  await heading(page, 'News').waitFor()
  const shown = await publicPage(page, '1')
  expect(shown).toContain('The berth as drafted')
  expect(shown).toContain('Theirs too')
  expect(shown).not.toContain('The berth as published')
})

test('[W20] two people save one draft, and neither loses what the other typed', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/2')
  await title(page).fill('Begun by one')
  await page.keyboard.press('Control+s')
  await saved(page).waitFor()
  const other = (await staff.open('Admin', '/EditNews/2')).page
  await expect.poll(() => title(other).inputValue()).toBe('Begun by one')

  await description(other).fill('Typed by the other')
  await other.keyboard.press('Control+s')
  await saved(other).waitFor()
  await title(page).fill('Typed by one')
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /draft%2F|draft\//.test(key)))
  await expect.poll(keys).toHaveLength(1)
  await page.keyboard.press('Control+s')
  await page.getByText(/Save again to keep both\.$/).waitFor()
  staff.expectMessage('409')
  await expect.poll(() => description(page).innerText()).toBe('Typed by the other')

  // Leaves the page like a crash: the form is offered with the draft.
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await button(page, 'Restore it').click()
  expect(await title(page).inputValue()).toBe('Typed by one')
  await expect.poll(() => description(page).innerText()).toBe('Typed by the other')
  await page.keyboard.press('Control+s')
  await expect.poll(keys).toEqual([])
  const { data } = await staff.calls().get('/drafts?subjects=newsArticle&items=2')
  expect(data['results']).toMatchObject([{ title: 'Typed by one', version: 3 }])
})

test('[W20] a copy begins as a draft of its own', async () => {
  const { page } = await staff.open('CXTeam', '/AddNews?copy=3')
  await expect.poll(() => title(page).inputValue()).toMatch(/^Copy of /)
  await title(page).press('Enter')
  await saved(page).waitFor()
  expect(page.url()).toMatch(/AddNews\?.*draft=/)
  const { data } = await staff.calls().get('/drafts?subjects=newsArticle&state=draft&q=Copy')
  expect(data['results']).toMatchObject([{ itemId: '', title: expect.stringMatching(/^Copy of /) }])
})
