import { expect, test } from 'vitest'
import { findingsInThemes } from '../support/axe.ts'
import { desktop, phone } from '../support/visit.ts'
import { heading, withStaff } from './admin-staff.ts'

const staff = withStaff()

const csv = 'from,to,status\n/our-group.html,/about,301\n/about,/career,301\n/tenders/2019,,410\n'

test('[X2] old addresses are imported after a dry run, added and asked for', async () => {
  for (const status of ['404', '410', '422']) staff.expectMessage(status)
  const { page } = await staff.open('CXTeam', '/Addresses')
  await heading(page, 'Addresses').waitFor()
  await page.getByText('No old addresses').waitFor()
  const asked = (path: string) =>
    page.evaluate(async (at) => {
      const { status, url } = await fetch(at)
      return [status, new URL(url).pathname]
    }, path)

  await page.getByRole('button', { name: 'Import…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Import old addresses' })
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByText('/about is a page of the site').waitFor()
  expect(await asked('/our-group.html')).toEqual([404, '/our-group.html'])
  expect(await findingsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 2 addresses' }).press('Enter')
  await page.getByText('/our-group.html').waitFor()
  expect(await asked('/Our-Group.html/?utm=1')).toEqual([200, '/about'])
  expect(await asked('/tenders/2019')).toEqual([410, '/tenders/2019'])

  await page.getByRole('button', { name: 'Add address' }).press('Enter')
  const added = page.getByRole('dialog', { name: 'Add address' })
  await added.getByLabel('Old address').fill('/shop')
  await added.getByLabel('Redirects to').fill('/nowhere')
  await added.getByRole('button', { name: 'Save' }).press('Enter')
  await added.getByText('/nowhere is not a page of the site.').waitFor()
  await added.getByLabel('Redirects to').fill('https://shop.example/')
  await added.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('link', { name: 'https://shop.example/' }).waitFor()

  await page.getByRole('button', { name: 'Remove /our-group.html' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByText('Address removed').waitFor()
  expect(await asked('/our-group.html')).toEqual([404, '/our-group.html'])
  expect(await findingsInThemes(page)).toEqual([])
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('the lists of addresses have no findings on a %s', async (_, options) => {
  const { page } = await staff.open('CXTeam', '/Addresses?list=missing', options)
  await page.getByText('Nothing to decide').waitFor()
  expect(await findingsInThemes(page)).toEqual([])
})
