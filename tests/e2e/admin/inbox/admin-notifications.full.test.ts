import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../../support/mail/mail-server.ts'
import { Client } from '../../../support/back-end/client.ts'
import { withStaff } from '../admin-staff.ts'
import { findingsInThemes } from '../../support/axe.ts'
import { phone } from '../../support/visit.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

const staff = withStaff({
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Sahilan <site@sahilan.example>',
  ENQUIRY_MAIL_TO: 'team@sahilan.example',
  PROFILE_MAIL_TO: 'people@sahilan.example',
})

const enquiry = {
  fname: 'Layla',
  lname: 'Saad',
  email: 'layla@example.com',
  number: '33 104 558',
  location: 'Bahrain',
  enquiry_type: 'General',
}

const enquire = async (fname: string) => {
  await new Client(staff.calls().site).post('/enquiry_mail', { ...enquiry, fname })
  const { data } = await staff.calls().get(`/enquiry_mail_list?q=${fname}`)
  return (data['results'] as ReadonlyArray<{ readonly id: string }>)[0]?.id ?? ''
}

test('[A9] a refused notification is sent again from its mail', async () => {
  mailServer.now({ says: 550, to: 'RCPT', text: '5.1.1 No such user' })
  const id = await enquire('Refused')
  const { page } = await staff.open('Admin', `/enquirymails?q=Refused&open=${id}`)
  const mail = page.getByRole('article', { name: 'Mail of Refused Saad' })
  await mail.getByText('The notification mail could not be sent.').waitFor()
  await mail.getByText('The mail server said: 550 5.1.1 No such user').waitFor()
  expect(await findingsInThemes(page)).toEqual([])

  mailServer.now('takes')
  await mail.getByRole('button', { name: 'Send again' }).press('Enter')
  await mail.getByText(/The notification mail went out on/).waitFor()
  const sent = mailServer.received.map(({ to, headers }) => [...to, headers.get('subject')])
  // From 8:00 on working days the demonstration's staff get a digest.
  expect(sent.filter(([, subject]) => subject !== 'Mails that wait for an answer')).toEqual([
    ['team@sahilan.example', 'Enquiry from Refused Saad'],
  ])
  await page.goto('/admin/activity?kind=sentAgain')
  await page.getByRole('row', { name: /Sent again notification mail of enquiry/ }).waitFor()
})

test('[A9] Hr sees on a phone that a notification went out; it links to the enquiry', async () => {
  await enquire('Arrived')
  const link = async () => {
    const mail = mailServer.received.find(({ headers }) => headers.get('subject')?.includes('Arrived'))
    return /http:\S+\/admin(\/enquirymails\?\S+)/.exec(mail?.body ?? '')?.[1]
  }
  await expect.poll(link).toBeDefined()
  const { page } = await staff.open('Hr', (await link()) ?? '', phone)
  const mail = page.getByRole('article', { name: 'Mail of Arrived Saad' })
  await mail.getByText(/The notification mail went out on/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
