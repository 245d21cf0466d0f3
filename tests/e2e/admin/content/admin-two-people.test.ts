import { expect, test } from 'vitest'
import { editorOf, heading, withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const storedNews = async (id: string) => {
  const { data } = await staff.calls().get(`/NewsLater/${id}`)
  return data['results'] as Readonly<Record<string, unknown>>
}
const conflictNotice = 'saved this article while you were editing it.'

test('[L5] two people who change different fields both keep their changes', async () => {
  const before = await storedNews('1')
  const { page } = await staff.open('CXTeam', '/EditNews/1')
  const other = (await staff.open('Admin', '/EditNews/1')).page
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await editorOf(other, 'Description').fill('Theirs')
  await other.getByRole('button', { name: 'Publish', exact: true }).click()
  await heading(other, 'News').waitFor()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(conflictNotice).waitFor()
  staff.expectMessage('409')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Mine')
  await expect.poll(() => editorOf(page, 'Description').innerText()).toBe('Theirs')
  await page.keyboard.press('Control+Enter')
  await heading(page, 'News').waitFor()
  expect(await storedNews('1')).toMatchObject({
    Tittle: 'Mine',
    Description: 'Theirs',
    Image: before['Image'],
  })
})

test.each(
  sample([
    ['a phone in the dark', '3', { ...phone, colorScheme: 'dark' }],
    ['a desktop', '2', desktop],
  ]),
)('[L5] two people who change one field choose, by keys, on %s', async (_, id, options) => {
  const { page } = await staff.open('CXTeam', `/EditNews/${id}`, options)
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await staff.calls().put(`/NewsLater_update/${id}`, { Tittle: 'Theirs', Description: 'Theirs too' })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(conflictNotice).waitFor()
  staff.expectMessage('409')
  expect(await page.getByRole('region', { name: 'Their version' }).innerText()).toContain('Theirs')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Mine')
  expect(await findingsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  // Nothing is saved before the choice.
  await page.keyboard.press('Control+Enter')
  await page.getByText('Choose which version to keep').waitFor()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  expect(await focused.getAttribute('type')).toBe('radio')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Theirs')
  await page.keyboard.press('ArrowUp')
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Mine')
  await page.keyboard.press('Control+Enter')
  await heading(page, 'News').waitFor()
  expect(await storedNews(id)).toMatchObject({ Tittle: 'Mine', Description: 'Theirs too' })
})
