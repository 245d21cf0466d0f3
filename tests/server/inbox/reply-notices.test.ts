import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { notificationRecipients, type NotificationRecipient } from '#domain/mail/inbox/notification.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { newDatabase, postOffice, type PostOffice } from '../support/mail/post-office.ts'

let mailServer: MailServer
let database: Awaited<ReturnType<typeof newDatabase>>
let office: PostOffice

const open = (recipients: ReadonlyArray<NotificationRecipient>) =>
  postOffice({ smtpUrl: mailServer.url, file: database.file, recipients, pollInterval: '1 hour' })

beforeEach(async () => {
  mailServer = await startMailServer()
  database = await newDatabase()
  office = open(notificationRecipients)
})
afterEach(async () => {
  await office.close()
  await mailServer.stop()
  await database.clear()
})

const person = { id: '7', name: 'Mariam Al-Khalifa', address: '' }
const answer = (text: string, after: string) =>
  office.run(
    Threads.use((threads) =>
      threads.add('enquiries', '1', { direction: 'out', text, language: 'en', after }),
    ).pipe(Effect.provideService(OnBehalfOf, person)),
  )
const thread = () => office.run(Threads.use((threads) => threads.of('enquiries', '1')))
const mails = (count: number) =>
  expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(count)
const header = (name: string, at: number) => mailServer.received.at(at)?.headers.get(name)

test('[K14] a reply is mailed to staff, and reopens the mail', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  await answer('Dear Maryam', '0')
  await mails(3)
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'One correction', { took: 60_000 })))
  await mails(4)
  expect(mailServer.received[3]).toMatchObject({ to: ['team@sahilan.example'] })
  expect(header('subject', 3)).toMatch(/^Reply to \w{8} from Maryam Al Sayed$/u)
  expect(header('auto-submitted', 3)).toBe('auto-generated')
  expect(mailServer.received[3]?.body).toContain('> One correction')
  expect(await office.run(Receipts.use((receipts) => receipts.show(code)))).toMatchObject({
    state: 'received',
  })
  expect(await thread()).toMatchObject({ messages: [{ direction: 'out' }, { direction: 'in', author: '' }] })
})

/** An account by which `person` owns the mails that `person` answers. */
const insertOwner = (columns: string) => {
  const stored = new DatabaseSync(database.file)
  stored.exec(`insert into accounts (id, version, created_at, updated_at, name, email, role, password_hash,
      last_sign_in_at, name_key, email_key, folded)
    values (7, 1, '', '', 'Mariam', 'mariam@sahilan.example', 'Hr', '', '', 'mariam', 'mariam@sahilan.example', '');
    update accounts set ${columns} where id = 7`)
  stored.close()
}

/** Answers a new enquiry as its owner, and returns the mail about the visitor's reply. */
const noticeOfReply = async (ownerColumns: string, earlier: number) => {
  const { code = '' } = await office.send()
  await mails(earlier)
  insertOwner(ownerColumns)
  await answer('Dear Maryam', '0')
  await mails(earlier + 1)
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'One correction', { took: 60_000 })))
  await mails(earlier + 2)
  return mailServer.received.at(-1)
}

test.each([
  ['its owner, in the language of the owner', "language = 'ar'", 'mariam@sahilan.example', /^=\?UTF-8|^ردّ/iu],
  ['the team if the owner wants no mail', 'reply_mails = 0', 'team@sahilan.example', /^Reply to/u],
])('[K14] a reply to an owned mail is mailed to %s', async (_, columns, to, subject) => {
  const notice = await noticeOfReply(columns, 2)
  expect(notice?.to).toEqual([to])
  expect(notice?.headers.get('subject')).toMatch(subject)
})

test('[K14] a reply is mailed to the owner if no address of the team is set', async () => {
  await office.close()
  office = open(['visitor'])
  expect((await noticeOfReply('digest = 0', 1))?.to).toEqual(['mariam@sahilan.example'])
})

test('[K7] a receipt does not stop the clock, an answer does, and a reply starts it again', async () => {
  const { code = '' } = await office.send()
  const stored = new DatabaseSync(database.file)
  const due = () => stored.prepare('select due_at as due from enquiries').get()?.['due']
  const first = due()
  expect(first).toMatch(/Z$/u)
  await mails(2)
  expect(due()).toBe(first)
  await answer('Dear Maryam', '0')
  expect(due()).toBe('')
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'One correction', { took: 60_000 })))
  expect(due()).toMatch(/Z$/u)
  stored.close()
})
