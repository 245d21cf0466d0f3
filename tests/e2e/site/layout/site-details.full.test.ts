import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { arrived, dialog, fillIn, openPopup, sendButton } from '../../support/career.ts'
import { paper } from '../../support/printed.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits()

/** Where the letters of an element begin to stand, from the top of the page. */
const topOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().top)
  })

test('on a phone each way to reach the group stands on the line of its name', async () => {
  const { page } = await site.visit('/contact', phone)
  for (const name of ['Email', 'Phone', 'WhatsApp']) {
    const row = page.locator('main dl > div').filter({ has: page.getByText(name, { exact: true }) })
    expect(Math.abs((await topOf(row.locator('dt'))) - (await topOf(row.locator('dd a'))))).toBeLessThan(4)
    expect((await row.locator('a').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('Open stands beside the field of the code, below it on a phone', async () => {
  const { page } = await site.visit('/receipt', desktop)
  const open = page.getByRole('button', { name: 'Open', exact: true })
  const code = page.getByLabel('Code')
  expect((await open.boundingBox())?.y).toBe((await code.boundingBox())?.y)
  await page.setViewportSize(phone.viewport)
  const { y = 0, height = 0 } = (await code.boundingBox()) ?? {}
  expect((await open.boundingBox())?.y).toBeGreaterThan(y + height)
})

test('[P5] on a phone a sent application shows from its sign on', async () => {
  const { page } = await site.visit('/career', { ...phone, viewport: { width: 360, height: 700 } })
  await openPopup(page)
  await fillIn(page, 'Whole')
  await sendButton(page).click()
  await arrived(page)
  const sign = await dialog(page).locator('h3').locator('xpath=preceding-sibling::*[1]').boundingBox()
  const bar = await dialog(page).getByRole('heading', { level: 2 }).locator('xpath=..').boundingBox()
  expect(sign?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0))
})

test('prints pictures whole', async () => {
  const { page } = await site.visit('/people/1', paper)
  await page.emulateMedia({ media: 'print' })
  const picture = page.getByRole('main').locator('img').first()
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
})
