import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { sample } from '../../support/sample.ts'
import { desktop, phone } from '../../support/visit.ts'

const staff = withStaff()

const storedTitles = async () => {
  const { data } = await staff.calls().get('/Ourbrands_list')
  return (data['results'] as ReadonlyArray<{ readonly Tittle: string }>).map(({ Tittle }) => Tittle)
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reorder brands' })
const reorder = async (page: Page) => {
  await page.getByRole('button', { name: 'Reorder' }).click()
  await dialog(page).getByRole('listitem').first().waitFor()
}
const shownTitles = (page: Page) => dialog(page).getByRole('listitem').locator('b').allTextContents()
const middle = async (page: Page, at: number) => {
  const box = await dialog(page).getByRole('listitem').nth(at).locator('svg').first().boundingBox()
  if (box === null) throw new Error('The handle is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('[C46] the site shows the new order of dragged brands', async () => {
  const before = await storedTitles()
  const { page } = await staff.open('CXTeam', '/OurBrands')
  await reorder(page)
  expect(await shownTitles(page)).toEqual(before)
  await dialog(page).getByRole('listitem').locator('svg').first().hover()
  const [from, to] = [await middle(page, 0), await middle(page, 2)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y + 4, { steps: 5 })
  await page.mouse.up()
  const after = [before[1], before[2], before[0], ...before.slice(3)]
  expect(await shownTitles(page)).toEqual(after)
  await page.getByRole('button', { name: 'Save order' }).click()
  await page.getByText('Saved the new order of brands').waitFor()
  expect(await storedTitles()).toEqual(after)
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(after[0])

  const { page: site } = await staff.visit('/')
  const companies = site.locator('section').filter({ hasText: 'Eight companies' })
  const marks = companies.getByRole('listitem').getByRole('img')
  expect(await marks.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(after)
})

test.each(
  sample([
    ['a phone', phone],
    ['a dark desktop', { ...desktop, colorScheme: 'dark' }],
  ]),
)('the keyboard alone reorders on %s, and the focus stays', async (_, options) => {
  const before = await storedTitles()
  const { page } = await staff.open('CXTeam', '/OurBrands', options)
  await reorder(page)
  const last = before.at(-1) ?? ''
  const up = page.getByRole('button', { name: `Move ${last} up` })
  await up.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  expect((await shownTitles(page))[0]).toBe(last)
  await dialog(page).getByRole('status').getByText(`“${last}” is now 1 of ${before.length}.`).waitFor()
  expect(await findingsInThemes(page)).toEqual([])
  const wider = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(wider).toBe(0)
  await page.getByRole('button', { name: 'Save order' }).press('Enter')
  await page.getByText('Saved the new order of brands').waitFor()
  expect(await storedTitles()).toEqual([last, ...before.slice(0, -1)])
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Reorder')

  const site = async () => (await page.request.get('/')).text()
  await site()
  await page.getByRole('button', { name: `Move ${last} to…` }).press('Enter')
  const moveDialog = page.getByRole('dialog', { name: `Move “${last}”` })
  await moveDialog.getByLabel('Place').fill('3')
  expect(await findingsInThemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('Moved to its new place').waitFor()
  const after = await storedTitles()
  expect(after[2]).toBe(last)
  const shown = await site()
  const marks = after.map((name) => shown.indexOf(`alt="${name}"`))
  expect(marks).toEqual(marks.toSorted((one, other) => one - other))
  await expect.poll(() => page.getByRole('row', { name: last }).getAttribute('aria-current')).toBe('true')
})
