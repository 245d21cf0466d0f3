import { expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { withStaff } from '../admin-staff.ts'

const staff = withStaff()

const send = (fields: Partial<typeof enquiry>) =>
  new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, ...fields })

test('[K4] a mail is taken in the reader, and is then among Mine', async () => {
  await send({ fname: 'Taken', lname: 'Here' })
  const { page } = await staff.open('Hr', '/enquirymails?q=taken+here')
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect
    .poll(() => page.getByRole('article').getByLabel('Owner', { exact: true }).inputValue())
    .not.toBe('')
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Mine/ }).click()
  await page
    .getByRole('list', { name: 'Enquiry mails' })
    .getByRole('link', { name: /Taken Here/ })
    .waitFor()
  expect(new URL(page.url()).searchParams.get('owner')).toBe('me')
})

test('[K6] pasted holidays are checked by line, saved and in the history', async () => {
  const { page } = await staff.open('Admin', '/Desk')
  await page
    .getByLabel('Paste a list, one holiday a line')
    .fill('1 Jan 2047, New Year\n31 Feb 2047, Founding Day\n2047-12-02, National Day, UAE')
  await page.getByText('2 of 3 can be added.').waitFor()
  await page.getByText('There is no such day.').waitFor()
  await page.getByRole('button', { name: 'Add these 2' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^Saved\./).waitFor()
  await page.reload()
  await page.getByRole('list', { name: 'Holidays that count' }).getByText('National Day').waitFor()
  await page.getByRole('link', { name: 'Version history' }).click()
  await page.waitForURL('**/history?*')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/desk/)
})

test('[K11] a shared view opens on the screen of a colleague', async () => {
  await send({ fname: 'Tagged', lname: 'Here' })
  const { page } = await staff.open('Hr', '/enquirymails?q=tagged+here')
  await page.getByLabel('Add a tag').fill('Tender')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove the tag Tender' }).waitFor()
  await page.goto(page.url().replace(/\?.*/, '?tag=TENDER'))
  await page.getByRole('button', { name: 'Save this view…' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Tenders')
  await page.getByText('Everyone who handles mails sees it').click()
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('link', { name: 'Tenders' }).waitFor()
  const { page: other } = await staff.open('Admin', '/enquirymails')
  await other.getByRole('link', { name: 'Tenders' }).click()
  await other
    .getByRole('list', { name: 'Enquiry mails' })
    .getByRole('link', { name: /Tagged Here/ })
    .waitFor()
  expect(new URL(other.url()).searchParams.get('tag')).toBe('TENDER')
})

test('the thread of a deleted mail is not asked for again', async () => {
  await send({ fname: 'Deleted', lname: 'Here' })
  const { page, requests } = await staff.open('Hr', '/enquirymails?q=deleted+here')
  await page.getByRole('form', { name: 'Answer' }).waitFor()
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('heading', { name: 'No enquiries found' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const threads = requests.filter((request) => request.endsWith('/messages'))
  expect(threads).toHaveLength(new Set(threads).size)
})

/** Two enquiries of one person; opens the newer one. */
const sendTwo = async (lname: string) => {
  const email = `${lname.toLowerCase()}@example.com`
  await send({ fname: 'Merged', lname, email, message: 'Storage in general' })
  await send({ fname: 'Merged', lname, email: email.toUpperCase(), message: 'A visit in December' })
  const opened = await staff.open('Hr', `/enquirymails?q=merged+${lname}`)
  await opened.page.getByText('A visit in December').last().waitFor()
  return opened
}

test('[K10] two enquiries are merged and separated by the mouse', async () => {
  const { page } = await sendTwo('Mouse')
  const rows = page.getByRole('list', { name: 'Enquiry mails' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Merge…' }).click()
  await page.getByRole('button', { name: 'Merge 1 enquiry' }).click()
  await page.getByRole('button', { name: 'Separate' }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await page.reload()
  await page.getByText('Storage in general').waitFor()
  await page.getByRole('button', { name: 'Separate' }).click()
  await expect.poll(() => rows.count()).toBe(2)
})

test('[K10] two enquiries are merged into the older one by keys, in Arabic', async () => {
  const { page } = await sendTwo('Keys')
  await page.context().addCookies([{ name: 'admin_language', value: 'ar', url: page.url() }])
  await page.reload()
  await page.getByRole('button', { name: 'دمج…' }).press('Enter')
  const stays = page.getByLabel('الاستفسار الذي يبقى')
  await stays.waitFor()
  const isFocused = () => stays.evaluate((control) => control === document.activeElement)
  while (!(await isFocused())) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const separate = page.getByRole('button', { name: 'فصل', exact: true })
  await separate.waitFor()
  await page.getByRole('article').getByText('A visit in December').waitFor()
  expect(new URL(page.url()).searchParams.get('open')).not.toBeNull()
  await separate.press('Space')
  await separate.waitFor({ state: 'detached' })
})
