import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry, listed } from '../support/mail/mails.ts'
import { someAccount } from '../support/calls/some-account.ts'

let mails: MailServer
let server: TestServer

beforeAll(async () => {
  mails = await startMailServer()
  const settings = {
    PUBLIC_URL: 'https://sahilan.example',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Sahilan <site@sahilan.example>',
    MAIL_RECEIPTS: '1',
    ENQUIRY_MAIL_TO: 'team@sahilan.example',
  }
  server = await startServer(settings)
  const admin = await server.as('Admin')
  await admin.put('/homepage', { languages: ['ar'], site: { brandName: 'Sahilan', brandNameAr: 'ساحلان' } })
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
})

const enquiries = () => listed(server, '/enquiry_mail_list')
const send = (email: string, more = {}) =>
  server.visitor().post('/enquiry_mail', { ...enquiry, email, ...more })
/** The message to an address that contains a text. */
const mailTo = async (address: string, text: string) => {
  const found = () => mails.received.find(({ to, body }) => to.includes(address) && body.includes(text))
  await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 10_000 })
  return found()?.body ?? ''
}

describe('[T37] mails', () => {
  test('to a visitor are in the language of the form', async () => {
    await send('mona@example.com', { lang: 'ar' })
    const reference = String((await enquiries())[0]?.['reference'])
    const receipt = await mailTo('mona@example.com', reference)
    expect(receipt).toContain('<html lang="ar" dir="rtl">')
    expect(receipt).toContain(`رقمكم المرجعي: \u2066${reference}\u2069`)
    expect(receipt).toContain(`<bdi dir="ltr">${reference}</bdi>`)
  })

  test('name the site in their language', async () => {
    await send('layla@example.com', { lang: 'ar' })
    expect(await mailTo('layla@example.com', 'ar')).toContain('وصل استفساركم إلى ساحلان.')
    const { email, client } = await someAccount(server, 'namer')
    await client.put('/account', { language: 'ar' })
    await server.visitor().post('/password_reset', { email })
    expect(await mailTo(email, '/admin/reset#')).toContain('هذا رابط تعيين كلمة مرور جديدة في ساحلان.')
  })

  test('with an answer lead to the page in the language of the form, as the thread says', async () => {
    await send('noura@example.com', { lang: 'ar' })
    const path = `/enquiry_mail/${String((await enquiries())[0]?.['id'])}/messages`
    const hr = await server.as('Hr')
    const answer = { direction: 'out', text: 'In English', language: 'en', after: '0' }
    expect((await hr.post(path, answer)).status).toBe(200)
    const mail = await mailTo('noura@example.com', 'In English')
    expect(mail).toMatch(/https:\/\/sahilan\.example\/ar\/receipt#[\w-]+\n/)
    const page = { receiptPage: 'https://sahilan.example/ar/receipt' }
    expect((await hr.get(path)).data).toMatchObject(page)
    expect(await hr.post(path, answer)).toMatchObject({ status: 409, data: page })
  })

  test('lead to the same page where the receipt page shows an answer with the link', async () => {
    const { data: sent } = await send('huda@example.com', { lang: 'ar' })
    const path = `/enquiry_mail/${String((await enquiries())[0]?.['id'])}/messages`
    const answer = { direction: 'out', text: 'See {{status_link}}', language: 'en', after: '0' }
    await (await server.as('Hr')).post(path, answer)
    const { code } = sent['results'] as { readonly code: string }
    expect((await server.visitor().post('/receipt', { code })).data).toMatchObject({
      results: { answers: [{ text: 'See https://sahilan.example/ar/receipt' }] },
    })
  })

  test('to staff are in the default language, and name that of the visitor', async () => {
    await send('written@example.com', { lang: 'ar' })
    const arabic = await mailTo('team@sahilan.example', 'written@example.com')
    expect(arabic).toContain('<html lang="en"><head>')
    expect(arabic).toContain('Email: written@example.com\n')
    expect(arabic).toContain('Language: العربية\n')
    await send('plain@example.com')
    expect(await mailTo('team@sahilan.example', 'plain@example.com')).not.toContain('Language')
  })

  test('in English are as they were', async () => {
    await send('english@example.com')
    const reference = String((await enquiries())[0]?.['reference'])
    const receipt = await mailTo('english@example.com', reference)
    expect(receipt).toContain('<html lang="en"><head>')
    expect(receipt).not.toMatch(/dir="(ltr|rtl)"|[\u2066-\u2069]/)
  })

  test('with a link to set a password are in the language of the account', async () => {
    const { email, client } = await someAccount(server, 'reader')
    await client.put('/account', { language: 'ar' })
    await server.visitor().post('/password_reset', { email })
    const mail = await mailTo(email, '/admin/reset#')
    expect(mail).toContain('<html lang="ar" dir="rtl">')
    expect(mail).toContain(`الحساب: \u2066${email}\u2069`)
    const other = await someAccount(server, 'other')
    await server.visitor().post('/password_reset', { email: other.email })
    expect(await mailTo(other.email, '/admin/reset#')).toContain('<html lang="en"><head>')
  })
})
