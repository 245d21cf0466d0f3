import { beforeAll, expect, test } from 'vitest'
import { Client } from '#tests/support/back-end/client.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { findings } from '../../support/axe.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'
import { desktop, phone, useVisits } from '../../support/visit.ts'

const site = useVisits({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@sahilan.example' })
const silent = { javaScriptEnabled: false, reducedMotion: 'reduce' } as const
let staff: Client

beforeAll(async () => {
  staff = new Client(site.url)
  await staff.signIn(adminEmail, adminPassword)
  await staff.put('/homepage', { languages: ['ar'] })
})

/** An enquiry that was answered: its reference and its code. */
const answered = async (message: string) => {
  const visitor = new Client(site.url)
  const { data } = await visitor.post('/enquiry_mail', { ...enquiry, message })
  const { data: listed } = await staff.get('/enquiry_mail_list?size=1')
  const [{ id } = { id: '' }] = listed['results'] as ReadonlyArray<{ readonly id: string }>
  const answer = { direction: 'out', text: 'Dear Maryam, yes.', language: 'en', after: '0' }
  await staff.post(`/enquiry_mail/${id}/messages`, answer)
  return data['results'] as { readonly reference: string; readonly code: string }
}

test('[K13] the link of a mail shows the answers, and its code leaves the address', async () => {
  const { reference, code } = await answered('Typed in secret')
  const { page, requests } = await site.visit(`/receipt#${code}`)
  await page.getByText('Dear Maryam, yes.').waitFor()
  await page.getByText(reference).waitFor()
  expect(page.url()).toBe(`${site.url}/receipt`)
  expect(await page.evaluate(() => [document.referrer, location.href].join(' '))).not.toContain(code)
  expect(requests.filter((request) => request.includes(code))).toEqual([])
  expect(await page.locator('body').innerText()).not.toMatch(/Typed in secret|Al Sayed|maryam@/u)
  expect(await findings(page)).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(code)
})

test('[K13] the link of another mail opens where one is shown', async () => {
  const [one, other] = [await answered('Typed first'), await answered('Typed later')]
  const { page } = await site.visit(`/receipt#${one.code}`)
  await page.getByText(one.reference).waitFor()
  await page.evaluate((hash) => {
    location.hash = hash
  }, other.code)
  await page.getByText(other.reference).waitFor()
  expect(page.url()).toBe(`${site.url}/receipt`)
})

test.each([
  ['/receipt', 'Code', 'Open', 'Add', 'Your message has arrived.', 'Erase …', 'Erase for good', desktop],
  ['/ar/receipt', 'الرمز', 'فتح', 'إضافة', 'وصلتنا إضافتكم.', 'محو…', 'محو نهائي', phone],
])(
  '[K13] [K14] [K15] %s shows, takes a word and erases without scripts',
  async (path, field, open, add, arrived, ask, erase, size) => {
    const { reference, code } = await answered('Typed without scripts')
    const { page } = await site.visit(path, { ...size, ...silent })
    await page.getByLabel(field).fill(code.toLowerCase())
    await page.getByRole('button', { name: open, exact: true }).click()
    await page.getByText(reference).waitFor()
    await page.getByText('Dear Maryam, yes.').waitFor()
    await page.locator('textarea').fill('A second word')
    await page.getByRole('button', { name: add, exact: true }).click()
    await page.getByText(arrived).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/Typed without|A second word|Al Sayed/u)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.getByRole('button', { name: ask, exact: true }).click()
    await page.getByRole('button', { name: erase, exact: true }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toBe(site.url + path)
    await page.goto(path)
    await page.getByLabel(field).fill(code)
    await page.getByRole('button', { name: open, exact: true }).click()
    await page.getByRole('alert').first().waitFor()
    expect(await page.getByText(reference).count()).toBe(0)
    site.expectMessage('404')
  },
)
