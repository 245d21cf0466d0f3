import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { fileForm } from '../../../support/files.ts'
import { enquiry, pdf } from '../../../server/support/mail/mails.ts'
import { withStaff } from '../admin-staff.ts'
import { sample } from '../../support/sample.ts'

const staff = withStaff()

interface Position {
  readonly id: string
  readonly title: string
}

const positions = async () => {
  const { data } = await staff.calls().get('/Career_list')
  const [one, other] = data['results'] as ReadonlyArray<Position>
  if (one === undefined || other === undefined) throw new Error('There are not two positions')
  return [one, other] as const
}

const apply = (position: Position, fields: Readonly<Record<string, string>>) => {
  const { fname, lname, email, number, location } = { ...enquiry, ...fields }
  const form = fileForm('resume', pdf, `${position.id}-résumé.pdf`, 'application/pdf')
  const texts = { fname, lname, email, number, location, career_id: position.id, message: 'I can.' }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  return new Client(staff.calls().site).call('POST', '/profile_mail', { form })
}

const senders = (page: Page) =>
  page.getByRole('list', { name: 'Profile mails' }).getByRole('link').locator('b').allTextContents()

describe.each(sample(['Hr', 'Admin']))('[A10] %s', (role) => {
  test('filters applications by position and shows all of one person with their files', async () => {
    const [one, other] = await positions()
    const email = `several.${role}@example.com`
    await apply(one, { fname: 'Several', lname: role, email })
    await apply(other, { fname: 'Several', lname: role, email: email.toUpperCase() })
    await apply(one, { fname: 'Single', lname: role, email: `single.${role}@example.com` })

    const { page } = await staff.open(role, '/profilemails')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Position').selectOption(other.title)
    const shown = async () => {
      const names = await senders(page)
      return ['Several', 'Single'].map((name) => names.includes(`${name} ${role}, unread`))
    }
    await expect.poll(shown).toEqual([true, false])
    expect(new URL(page.url()).searchParams.get('position')).toBe(other.title)

    await page
      .getByRole('link', { name: new RegExp(`Several ${role}`) })
      .first()
      .click()
    const others = page.getByRole('region', { name: '1 more application of this person' })
    await others.getByText(one.title).waitFor()
    const downloading = page.waitForEvent('download')
    await others.getByRole('button', { name: `${one.id}-résumé.pdf` }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`${one.id}-résumé.pdf`)
    expect(await readFile(await file.path())).toEqual(Buffer.from(pdf))

    await others.getByRole('link', { name: 'Show together' }).click()
    await expect.poll(async () => (await senders(page)).length).toBe(2)
    await expect.poll(() => page.getByRole('button', { name: 'Filters', exact: true }).count()).toBe(1)
  })
})

test('[A10] a failed download is shown', async () => {
  const [one] = await positions()
  await apply(one, { fname: 'Without', lname: 'File', email: 'without@example.com' })
  const { page } = await staff.open('Hr', '/profilemails?q=without')
  await page.route('**/resume', (route) =>
    route.fulfill({ status: 503, json: { code: 503, message: 'Come again.', data: {} } }),
  )
  await page.getByRole('button', { name: `${one.id}-résumé.pdf` }).click()
  await page.getByText('Come again.').waitFor()
  expect(await page.getByText('Failed to download the résumé: Something went wrong').count()).toBe(1)
  staff.expectMessage('503')
})
