import { expect, test } from 'vitest'
import { withStaff } from '../admin-staff.ts'
import { findings } from '../../support/axe.ts'
import { phone } from '../../support/visit.ts'

const staff = withStaff()

test('[C46] an Admin exports and erases personal data; no address has the email', async () => {
  const email = 'sara@kestrelloop.example'
  const { page, requests } = await staff.open('Admin', '/PersonalData', phone)
  await page.getByLabel('Email').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: /^Data of/ })
  await card.getByText('Enquiries in the inbox').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.zip$/)

  await card.getByRole('button', { name: 'Erase' }).click()
  const again = page.getByLabel('Type the email again')
  await expect.poll(() => again.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await findings(page)).toEqual([])
  await again.fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('Personal data erased: 1 enquiry.').waitFor()
  await card.getByText(/^Erased on .* by Administrator\.$/).waitFor()
  expect([page.url(), ...requests].filter((address) => /kestrelloop|%40/i.test(address))).toEqual([])
  const { data } = await staff.calls().get(`/enquiry_mail_list?status=any&email=${email}`)
  expect(data['total']).toBe(0)
})
