import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff()

const send = (fields: Partial<typeof enquiry>) =>
  new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, ...fields })
const rows = (page: Page) => page.getByRole('list', { name: 'Enquiry mails' }).getByRole('link')
const reader = (page: Page, name: string) => page.getByRole('article', { name: `Mail of ${name}` })

describe('a list that is longer than its pane', () => {
  const current = (page: Page) => page.locator('[aria-current=true]').filter({ hasText: 'Long' })
  /** But for a few pixels, as what loads after the list makes its rows higher. */
  const isInPane = async (page: Page) =>
    current(page).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const list = row.closest('ul')?.parentElement?.getBoundingClientRect()
      return list !== undefined && top >= list.top && bottom <= Math.min(list.bottom, innerHeight) + 4
    })
  const open = async (path = '') => {
    const { page } = await staff.open('Hr', `/enquirymails?q=long+list${path}`)
    await current(page).waitFor()
    return page
  }

  beforeAll(async () => {
    for (let at = 1; at <= 12; at += 1) await send({ fname: 'Long', lname: `List ${at}` })
  })

  test('[A9] scrolls the mail into view that J opens', async () => {
    const page = await open()
    await rows(page).first().click()
    for (let presses = 1; presses <= 9; presses += 1) {
      await page.keyboard.press('j')
      await reader(page, `Long List ${12 - presses}`).waitFor()
    }
    await expect.poll(() => isInPane(page)).toBe(true)
  })

  test('[A9] shows the row of the mail that the address names', async () => {
    const first = await open()
    const href = await rows(first).last().getAttribute('href')
    const id = new URL(href ?? '', first.url()).searchParams.get('open')
    const page = await open(`&open=${id}`)
    await reader(page, 'Long List 1').waitFor()
    await expect.poll(() => isInPane(page)).toBe(true)
  })

  test('[A9] scrolls below the search, the filters and the selection', async () => {
    const page = await open()
    await rows(page).last().scrollIntoViewIfNeeded()
    await rows(page).last().hover()
    for (const label of ['Search enquiries', 'Sort', 'Select page'])
      expect(
        await page.getByLabel(label).evaluate((field) => field.getBoundingClientRect().top),
      ).toBeGreaterThan(0)
    const top = (label: string | RegExp) =>
      page
        .getByLabel(label)
        .last()
        .evaluate((field) => field.getBoundingClientRect().top)
    expect(await top('Select page')).toBeLessThan(await top(/^Select mail of/))
  })
})

test('[A9] folded filters show how many are active', async () => {
  const { page } = await staff.open('Hr', '/enquirymails?location=Kuwait&status=new')
  const filters = page.getByRole('button', { name: 'Filters, 2 in use', exact: true })
  await filters.click()
  const shown = () => filters.evaluate((button) => getComputedStyle(button, '::after').content)
  expect(await shown()).toContain('2')
})

test('[A9] the tag of the selected row stands out from it', async () => {
  await send({ fname: 'Tagged', lname: 'Sender', enquiry_type: 'General' })
  const { page } = await staff.open('Hr', '/enquirymails?q=tagged')
  await reader(page, 'Tagged Sender').waitFor()
  const tag = rows(page).getByText('General', { exact: true })
  const colors = await tag.evaluate((element) =>
    [element, element.closest('li')].map((shown) => shown && getComputedStyle(shown).backgroundColor),
  )
  expect(colors[0]).not.toBe(colors[1])
})
