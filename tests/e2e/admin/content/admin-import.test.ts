import { expect, test } from 'vitest'
import { findingsInThemes } from '../../support/axe.ts'
import { desktop, phone } from '../../support/visit.ts'
import { heading, withStaff } from '../admin-staff.ts'

const staff = withStaff()

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('[O25] a file becomes drafts after a dry run, on a %s', async (size, options) => {
  const { page } = await staff.open('CXTeam', '/OurHistoryList', options)
  await heading(page, 'History').waitFor()
  const image = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/group/Ourhistory_list')).json()
    return String(data.results[0].Image)
  })
  const title = `Free zone on a ${size}`
  const csv = `\uFEFFtitle;year;image;title (ar);colour\n"${title}";2027;${image};منطقة حرة;\nNo year;;${image};;\n`
  await page.getByRole('button', { name: 'Import…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import a file into drafts' })
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByText('Year is required').waitFor()
  expect(await findingsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 item' }).press('Enter')
  await page.getByText(title).waitFor()
  expect(new URL(page.url()).searchParams.get('list')).toBe('drafts')
  const listed = await page.evaluate(async () => (await fetch('/api/group/Ourhistory_list')).text())
  expect(listed).not.toContain(title)
})
