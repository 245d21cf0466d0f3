import { afterEach, beforeEach, expect, test } from 'vitest'
import { startImapServer, type ImapServer } from '#tests/support/mail/imap-server.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { composed } from '../support/mail/inbound-office.ts'
import { enquiry, pdf } from '../support/mail/mails.ts'

let imap: ImapServer
let smtp: MailServer
let server: TestServer

const variables = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: 'site@sahilan.example',
  ENQUIRY_MAIL_TO: 'team@sahilan.example',
  IMAP_URL: imap.url,
  MAIL_REPLY_TO: 'replies@sahilan.example',
  METRICS_TOKEN: 'secret',
})

beforeEach(async () => {
  imap = await startImapServer()
  smtp = await startMailServer()
  server = await startServer(variables())
})
afterEach(async () => {
  await server.stop()
  await imap.stop()
  await smtp.stop()
})

test('[K17] a reply by mail joins its thread, with files that only staff read', async () => {
  await server.visitor().post('/enquiry_mail', enquiry)
  const messages = '/enquiry_mail/1/messages'
  await (await server.as('Hr')).post(messages, { direction: 'out', text: 'Dear Maryam', language: 'en' })
  const toVisitor = () => smtp.received.find(({ to }) => to[0] === 'maryam@example.com')
  await expect.poll(toVisitor, { timeout: 10_000 }).toBeDefined()
  expect(toVisitor()?.headers.get('reply-to')).toContain('replies@sahilan.example')

  const inReplyTo = toVisitor()?.headers.get('message-id') ?? ''
  const quoted = (toVisitor()?.body ?? '').replaceAll(/^/gmu, '> ')
  const attachments = [{ filename: 'خطة.pdf', content: Buffer.from(pdf) }]
  const text = `Thank you.\n\nOn 23 November 2026, Sahilan wrote:\n\n${quoted}`
  imap.deliver(await composed({ inReplyTo, subject: 'Re: something else', text, attachments }))
  // A round begins with each start.
  const { dataDir } = server
  await server.close()
  server = await startServer({ ...variables(), DATA_DIR: dataDir })

  const hr = await server.as('Hr')
  const replies = async () => ((await hr.get(messages)).data['results'] as ReadonlyArray<object>).slice(1)
  await expect.poll(replies, { timeout: 10_000 }).toMatchObject([
    {
      direction: 'in',
      text: 'Thank you.',
      sender: 'maryam@example.com',
      attachments: [{ name: 'خطة.pdf', size: pdf.length, isStored: true }],
    },
  ])
  await expect.poll(imap.unread).toEqual([])
  const [reply] = (await replies()) as ReadonlyArray<{ readonly id: string }>
  const path = `${messages}/${reply?.id}/attachments/0`
  const file = await hr.get(path)
  expect([file.status, file.text, file.headers.get('content-type')]).toEqual([
    200,
    new TextDecoder().decode(pdf),
    'application/pdf',
  ])
  expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''%D8%AE%D8%B7%D8%A9.pdf")
  expect((await hr.get('/enquiry_mail/1')).data['results']).toMatchObject({ status: 'new' })
  const statuses = [
    await server.visitor().get(path),
    await (await server.as('CXTeam')).get(path),
    await hr.get(`${messages}/${reply?.id}/attachments/1`),
    await hr.get(`${messages}/${reply?.id}/attachments/x`),
    await hr.get(path.replace('enquiry_mail', 'profile_mail')),
  ]
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 404, 404, 404])
})

test('[K17] settings and metrics say whether the mailbox can be read', async () => {
  const settings = async () => (await (await server.as('Admin')).get('/settings')).data['results']
  const metrics = async () =>
    (
      await (await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer secret' } })).text()
    ).match(/^mailbox_away_seconds .*$/mu)?.[0]
  await expect.poll(imap.connections).toBe(1)
  expect([await settings(), await metrics()]).toMatchObject([{ mailbox: 'read' }, 'mailbox_away_seconds 0'])
})
