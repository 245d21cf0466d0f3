import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const drafted = 'A berth that nobody has seen'

test('[W1] [W3] a draft is saved and published by keys, unseen until then', async () => {
  const { page } = await staff.open('CXTeam', '/EditNews/1')
  const visitors = async () => {
    const paths = [
      '/newsinsights/1',
      '/',
      '/api/group/NewsLater/1',
      '/api/group/NewsLater_list',
      '/sitemap.xml',
    ]
    const responses = await Promise.all(paths.map((path) => page.request.get(path)))
    return (await Promise.all(responses.map((response) => response.text()))).join('\n')
  }
  const before = await visitors()
  await title(page).fill('')
  await page.keyboard.press('Control+s')
  await page.getByText(/Publishing still needs: title\. Saved \d\d:\d\d by you\./).waitFor()
  await title(page).fill(drafted)
  await page.keyboard.press('Control+s')
  await page.getByText(/Will change: title\./).waitFor()
  expect(await visitors()).toBe(before)

  await page.reload()
  await expect.poll(() => title(page).inputValue()).toBe(drafted)
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').innerText()).toContain('Schedule…')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await heading(page, 'News').waitFor()
  await page.getByRole('row', { name: drafted }).waitFor()
  expect(await visitors()).toContain(drafted)
})
