import { Effect, type Duration } from 'effect'
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

const open = (
  pollInterval: Duration.Input,
  recipients: ReadonlyArray<NotificationRecipient> = notificationRecipients,
) => postOffice({ smtpUrl: mailServer.url, file: database.file, recipients, pollInterval })

beforeEach(async () => {
  mailServer = await startMailServer()
  database = await newDatabase()
  office = open('1 hour')
})
afterEach(async () => {
  await office.close()
  await mailServer.stop()
  await database.clear()
})

const person = { id: '7', name: 'Mariam Al-Khalifa', address: '' }
const answer = (text: string, after: string, language = 'en') =>
  office.run(
    Threads.use((threads) => threads.add('enquiries', '1', { direction: 'out', text, language, after })).pipe(
      Effect.provideService(OnBehalfOf, person),
    ),
  )
const thread = () => office.run(Threads.use((threads) => threads.of('enquiries', '1')))
const mails = (count: number) =>
  expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(count)
const header = (name: string, at: number) => mailServer.received.at(at)?.headers.get(name)
const delivery = async () => (await thread()).messages.at(-1)?.delivery

test('[K2] an answer joins the receipt and former answers, in its language, with the footer', async () => {
  const { reference } = await office.send()
  await mails(2)
  const receipt = mailServer.received.find(({ to }) => to[0] === 'maryam@example.com')
  const receiptId = receipt?.headers.get('message-id')
  expect(receipt?.headers.get('auto-submitted')).toBe('auto-replied')

  const first = await answer('Dear Maryam,\n\nsee {{status_link}}.', '0')
  await mails(3)
  expect(header('subject', 2)).toBe(`Re: Your enquiry has arrived: ${reference}`)
  expect([header('in-reply-to', 2), header('references', 2)]).toEqual([receiptId, receiptId])
  expect(header('reply-to', 2)).toContain('team@sahilan.example')
  expect(header('auto-submitted', 2)).toBeUndefined()
  expect(header('from', 2)).toBe('Sahilan <site@sahilan.example>')
  const [address = '', code = ''] =
    /https:\/\/sahilan\.example\/receipt#([\w-]+)/u.exec(mailServer.received[2]?.body ?? '') ?? []
  expect(mailServer.received[2]?.body).toContain(`see ${address}.`)
  expect(mailServer.received[2]?.body).toContain(`Your reference: ${reference}`)
  expect(await office.run(Receipts.use((receipts) => receipts.show(code)))).toMatchObject({
    state: 'answered',
    answers: [{ author: 'Mariam Al-Khalifa', text: 'Dear Maryam,\n\nsee https://sahilan.example/receipt.' }],
  })

  await answer('مرحباً', first.id, 'ar')
  await mails(4)
  expect(header('in-reply-to', 3)).toBe(header('message-id', 2))
  expect(header('references', 3)).toBe(`${receiptId} ${header('message-id', 2)}`)
  expect(mailServer.received[3]?.body).toContain('<html lang="ar" dir="rtl">')
  expect(mailServer.received[3]?.body).toContain('رقمكم المرجعي')
})

const subjectOf = (at: number) => header('subject', at)?.replace(/^Re: /u, '')

test('[K2] a thread is one conversation to programs that group by references or by subject', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  const receipt = mailServer.received.findIndex(({ to }) => to[0] === 'maryam@example.com')
  let after = '0'
  for (const text of ['First', 'Second', 'Third']) {
    const { id } = await answer(text, after)
    after = id
    await mails(mailServer.received.length + 1)
  }
  const own = [receipt, 2, 3, 4]
  const ids = own.map((at) => header('message-id', at) ?? '')
  expect(new Set(ids).size).toBe(4)
  expect(own.map((at) => header('references', at)?.split(' ') ?? [])).toEqual(
    ids.map((_, at) => ids.slice(0, at)),
  )
  expect(own.map((at) => header('in-reply-to', at))).toEqual([undefined, ...ids.slice(0, 3)])
  expect(new Set(own.map(subjectOf)).size).toBe(1)
  expect(code).not.toBe('')
})

test('[K2] an answer is text and HTML of the same words, in the direction of its language', async () => {
  await office.send()
  await mails(2)
  const { id } = await answer('Dear Maryam,\n\nat 8:00 <Sunday> & after', '0')
  await mails(3)
  await answer('السيدة مريم،\n\nيوم الأحد', id, 'ar')
  await mails(4)
  const parts = (at: number) =>
    [...(mailServer.received[at]?.raw.matchAll(/^Content-Type: (text\/\w+)/gmu) ?? [])].map(
      ([, type]) => type,
    )
  for (const at of [2, 3]) {
    expect(header('content-type', at)).toMatch(/^multipart\/alternative/u)
    expect(parts(at)).toEqual(['text/plain', 'text/html'])
    expect(header('mime-version', at)).toBe('1.0')
    expect(Number.isNaN(Date.parse(header('date', at) ?? ''))).toBe(false)
    const marks = ['list-unsubscribe', 'list-id', 'precedence', 'auto-submitted', 'x-mailer']
    expect(marks.filter((name) => header(name, at) !== undefined)).toEqual([])
  }
  const [english = '', arabic = ''] = [2, 3].map((at) => mailServer.received[at]?.body)
  expect(english).toContain('at 8:00 <Sunday> & after\n')
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toContain('<p>at 8:00 &lt;Sunday&gt; &amp; after</p>')
  expect(arabic.match(/يوم الأحد/gu)).toHaveLength(2)
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
})

test('[K13] the code of a receipt stands in the body of a mail only', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  await answer('Dear Maryam', '0')
  await mails(3)
  const codes = mailServer.received.flatMap(({ body }) => body.match(/(?<=receipt#)[\w-]+/gu) ?? [])
  expect(codes.length).toBeGreaterThan(2)
  const outside = mailServer.received.flatMap(({ from, to, headers }) => [from, ...to, ...headers.values()])
  for (const secret of [code, ...codes]) {
    const plain = secret.replaceAll('-', '')
    expect(outside.filter((text) => text.includes(secret) || text.includes(plain))).toEqual([])
  }
})

test('[K1] a parked answer shows its reason, and can be sent again', async () => {
  await office.send()
  await mails(2)
  mailServer.now({ says: 550, to: 'RCPT', text: '5.1.1 No such user' })
  const { id } = await answer('Dear Maryam', '0')
  await expect
    .poll(delivery)
    .toMatchObject({ state: 'parked', tries: 1, reason: expect.stringContaining('No such user') })
  mailServer.now('takes')
  await office.run(Threads.use((threads) => threads.sendAgain('enquiries', '1', id)))
  await mails(3)
  await expect.poll(delivery).toMatchObject({ state: 'sent', reason: '' })
})

test('[K1] an answer is mailed once after five failures of the mail server', async () => {
  await office.close()
  office = open(10)
  await office.send()
  await mails(2)
  const before = mailServer.connections()
  mailServer.now({ says: 451, to: 'DATA', text: 'Come again later' })
  await answer('Dear Maryam', '0')
  const failures = () => mailServer.connections() - before
  await expect.poll(failures).toBeGreaterThanOrEqual(5)
  expect(await delivery()).toMatchObject({ state: 'waiting', reason: expect.stringContaining('451') })
  mailServer.now('takes')
  await expect.poll(delivery, { timeout: 10_000 }).toMatchObject({ state: 'sent' })
  expect(mailServer.received.filter(({ body }) => body.includes('Dear Maryam'))).toHaveLength(1)
})

test('[K1] an answer that cannot be queued leaves neither text, status nor time', async () => {
  await office.send()
  await mails(2)
  const stored = new DatabaseSync(database.file)
  stored.exec(`create trigger full before insert on notifications when new.recipient = 'answer'
    begin select raise(abort, 'full'); end`)
  await expect(answer('Dear Maryam', '0')).rejects.toThrow('The database failed.')
  const mail = () =>
    stored.prepare('select status, answered_at as at, owner_id as owner from enquiries').get()
  expect([await thread(), mail()]).toMatchObject([{ messages: [] }, { status: 'new', at: '', owner: 0 }])
  stored.exec('drop trigger full')
  await answer('Dear Maryam', '0')
  expect([await thread(), mail()]).toMatchObject([
    { messages: [{ text: 'Dear Maryam' }] },
    { status: 'answered', at: expect.stringMatching(/Z$/u) },
  ])
  stored.close()
})

test('the code of an answer leaves its row once it is sent', async () => {
  await office.send()
  await answer('Dear Maryam', '0')
  await mails(3)
  await expect.poll(delivery).toMatchObject({ state: 'sent' })
  const rows = new DatabaseSync(database.file).prepare('select secret from notifications').all()
  expect(rows.map(({ secret }) => secret)).toEqual(['', '', ''])
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
  office = open('1 hour', ['visitor'])
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

test('[K14] a spam reply is stored and marked, and changes nothing else', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  const { id } = await answer('Dear Maryam', '0')
  await mails(3)
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'Buy', { decoy: 'filled', took: 60_000 })))
  expect(await thread()).toMatchObject({ messages: [{ id }, { direction: 'in', spamReasons: ['decoy'] }] })
  expect(await office.run(Receipts.use((receipts) => receipts.show(code)))).toMatchObject({
    state: 'answered',
  })
  await answer('And then', id)
  await mails(4)
})
