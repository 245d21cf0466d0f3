import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { picture } from '../../support/files.ts'
import { hasFocus, press, retype } from '../support/by-keys.ts'
import { askToDelete, heading, withStaff } from './admin-staff.ts'
import { emailOf, passwordOf } from '../support/people.ts'

const staff = withStaff()

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('[L5] [L6] [L11] a slider is added, moved and restored by keyboard', async () => {
  const { page } = await staff.visit('/admin')
  await heading(page, 'Sign in').waitFor()
  await page.keyboard.type(emailOf('CXTeam'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(passwordOf('CXTeam'))
  await page.keyboard.press('Enter')
  await press(page, link(page, 'Sliders'))
  await press(page, link(page, 'Add slider'))
  await retype(page, /^Title/, 'Night on the quay')
  // Waits for the event before the key, as the browser may emit it at once.
  const choosing = page.waitForEvent('filechooser')
  await press(page, page.getByLabel(/Choose a file/).first())
  await (await choosing).setFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('row', { name: 'Night on the quay' }).waitFor()

  await press(page, button(page, 'Reorder'))
  await press(page, button(page, 'Move Night on the quay up'), 'Home')
  await page.getByRole('status').getByText('“Night on the quay” is now 1 of').waitFor()
  await press(page, button(page, 'Save order'))
  await page.getByText('Saved the new order of sliders').waitFor()
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Night on the quay')

  await press(page, link(page, 'Edit Night on the quay'))
  await heading(page, 'Night on the quay').waitFor()
  const other = (await staff.open('Admin', new URL(page.url()).pathname.replace('/admin', ''))).page
  await retype(other, /^Description/, 'The cranes work until dawn.')
  await other.keyboard.press('Control+Enter')
  await heading(other, 'Sliders').waitFor()
  await retype(page, /^Title/, 'Dawn on the quay')
  await page.keyboard.press('Control+Enter')
  await page.getByText('saved this slider while you were editing it.').waitFor()
  staff.expectMessage('409')
  await page.keyboard.press('Control+Enter')
  const row = page.getByRole('row', { name: 'Dawn on the quay' })
  await row.getByText('The cranes work until dawn.').waitFor()

  await askToDelete(page, 'slider', () => press(page, button(page, 'Delete Dawn on the quay')))
  const question = page.getByRole('alertdialog')
  await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Keep it' }))).toBe(true)
  await press(page, question.getByRole('button', { name: 'Delete slider' }))
  await page.getByText('Deleted slider successfully').waitFor()
  await row.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Sliders' }))).toBe(true)
  // F8 leads to the newest notification, Tab to its action.
  await page.keyboard.press('F8')
  await press(page, button(page, 'Undo'))
  await row.waitFor()
  expect(await page.getByRole('row').nth(1).textContent()).toContain('Dawn on the quay')

  await press(page, link(page, 'Edit Dawn on the quay'))
  await press(page, page.getByRole('main').getByRole('link', { name: 'Version history' }))
  await heading(page, 'Version history of slider “Dawn on the quay”').waitFor()
  const changes = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect
    .poll(() => changes.allTextContents())
    .toEqual([
      'Restored by CXTeam',
      'Deleted by CXTeam',
      'Changed by CXTeam',
      'Changed by Administrator',
      'Added by CXTeam',
    ])
})
