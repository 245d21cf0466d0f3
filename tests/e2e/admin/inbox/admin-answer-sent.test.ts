import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../../../support/back-end/client.ts'
import { startMailServer } from '../../../support/mail/mail-server.ts'
import { enquiry } from '../../../server/support/mail/mails.ts'
import { adminEmail, adminPassword } from '../../support/people.ts'
import { desktop, useVisits } from '../../support/visit.ts'
import { formOf, textOf, words } from './answering.ts'

const mailServer = await startMailServer()
const site = useVisits({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'site@sahilan.example',
  DEMO_CONTENT: '0',
})
afterAll(() => mailServer.stop())

let admin: Client
let entry = ''
beforeAll(async () => {
  admin = new Client(site.url)
  entry = JSON.stringify((await admin.signIn(adminEmail, adminPassword)).data['results'])
  await admin.put('/homepage', { languages: ['ar'] })
  await admin.post('/reply_templates', {
    name: 'Welcome',
    offeredFor: 'any',
    texts: {
      en: 'Dear {{first_name|guest}},\n\nyou are welcome. See {{status_link}}.\n\n{{staff_name}}',
      ar: 'السيدة {{first_name|الضيفة}}،\n\nأهلاً بكم. {{status_link}}\n\n{{staff_name}}',
    },
  })
})

const lines = ['', '', 'Berth 4 < berth 5 & “both” are = free  🙂.', 'المرسى 4 متاح، والسعر 1,200 د.ب.']

test.each([
  { language: 'en', fname: 'Sara', dir: 'ltr' },
  { language: 'ar', fname: 'سارة', dir: 'rtl' },
])('[K9] an answer in “$language” arrives as it was seen', async ({ language, fname, dir }) => {
  const email = `${language}@example.com`
  await new Client(site.url).post('/enquiry_mail', { ...enquiry, fname, email, lang: language })
  const { page } = await site.visit('/admin/enquirymails?status=open', desktop, async (opened) => {
    const cookies = [...admin.cookies].map(([name, value]) => ({ name, value, url: site.url }))
    await opened.context().addCookies(cookies)
    await opened.addInitScript((signedIn) => sessionStorage.setItem('entry', signedIn), entry)
  })
  await page.getByRole('link', { name: new RegExp(fname) }).click()
  const text = textOf(page, 'en')
  await text.focus()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: words.en.templates.search }).waitFor()
  await page.keyboard.type('wel')
  await page.getByRole('option', { name: 'Welcome' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => text.inputValue()).toContain(fname)
  await text.press('Control+End')
  await page.keyboard.insertText(lines.join('\n'))
  const seen = await text.inputValue()
  await text.press('Control+Enter')
  await formOf(page, 'en').getByText(words.en.form.sent).waitFor()

  const answer = () =>
    mailServer.received.find(({ to, headers }) => to[0] === email && !headers.has('auto-submitted'))
  await expect.poll(answer, { timeout: 30_000 }).toBeDefined()
  const body = answer()?.body ?? ''
  const link = /https?:\/\/\S+\/receipt\S*/.exec(body)?.[0].replace(/\.$/, '') ?? ''
  expect(body).toContain(seen.replace('{{status_link}}', link))
  expect(body).toMatch(new RegExp(`<(?:html|body|div)[^>]*dir="${dir}"`))
  expect(body).toContain(fname)
})
