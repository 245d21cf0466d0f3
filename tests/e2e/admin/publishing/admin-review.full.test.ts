import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { emailOf } from '../../support/people.ts'
import { phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
/** The badge of the editor, as the notification has the same words */
const badge = (page: Page) => page.getByRole('form').getByText('Review requested', { exact: true })
const publicPage = async (page: Page, id: string) => (await page.request.get(`/newsinsights/${id}`)).text()

const drafterId = async () => {
  const { data } = await staff.calls().get(`/adminuser?q=${emailOf('CXTeam')}`)
  const [drafter] = data['results'] as ReadonlyArray<{ readonly id: string }>
  return drafter?.id ?? ''
}

const mark = async () => staff.calls().put(`/adminuser/${await drafterId()}`, { needsApproval: true })

test('[X6] a review is asked for by keys, returned, asked again and granted', async () => {
  const { page: reviewer } = await staff.open('Admin', `/EditAdmin/${await drafterId()}`)
  await reviewer.getByRole('checkbox', { name: /Needs approval/ }).press('Space')
  await button(reviewer, 'Save changes').press('Enter')
  await heading(reviewer, 'Admin users').waitFor()
  await reviewer.getByText('Needs approval').waitFor()

  const { page } = await staff.open('CXTeam', '/EditNews/1')
  await title(page).fill('As prepared')
  expect(await button(page, 'Publish').count()).toBe(0)
  expect(await button(page, 'Delete').count()).toBe(0)
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Note').fill('Ready for National Day')
  expect(await findingsInThemes(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Ask for review' }).press('Enter')
  await badge(page).waitFor()
  expect(await publicPage(page, '1')).not.toContain('As prepared')

  await reviewer.goto('/admin/dashboard')
  await reviewer.getByText('Review requested', { exact: true }).waitFor()
  await reviewer.goto('/admin/scheduled?list=review')
  await reviewer.getByText('Ready for National Day').waitFor()
  await button(reviewer, 'Return As prepared with a note').press('Enter')
  await button(reviewer, 'Return').press('Enter')
  await reviewer.getByText('Note is required').waitFor()
  await reviewer.getByRole('textbox', { name: 'Note' }).fill('Say which day')
  await button(reviewer, 'Return').press('Enter')
  await heading(reviewer, 'Scheduled').waitFor()
  await reviewer.getByText('Nothing waits for review').waitFor()
  expect(await findingsInThemes(reviewer)).toEqual([])

  await page.reload()
  await page.getByText('Returned', { exact: true }).waitFor()
  await page.getByText('Say which day').waitFor()
  await title(page).fill('As prepared for the 16th')
  for (const step of ['asked', 'again']) {
    await button(page, 'Ask for review').press('Enter')
    await dialog(page).getByRole('button', { name: 'Ask for review' }).press('Enter')
    await badge(page).waitFor()
    if (step === 'asked') await button(page, 'Withdraw request').press('Enter')
  }

  await reviewer.goto('/admin/EditNews/1')
  await button(reviewer, 'Publish').press('Enter')
  await heading(reviewer, 'News').waitFor()
  expect(await publicPage(page, '1')).toContain('As prepared for the 16th')
})

test('[X6] lists offer who needs approval nothing that changes the site', async () => {
  await mark()
  const { page } = await staff.open('CXTeam', '/NewsList', phone)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^(?:Delete|Move|Arrange)/ }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await page.goto('/admin/AddNews')
  await button(page, 'Ask for review').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  expect(await findingsInThemes(page)).toEqual([])
})
