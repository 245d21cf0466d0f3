import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Trash } from '#ports/content/trash.ts'
import { Conditions } from '#ports/server/conditions.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { picture } from '#tests/support/files.ts'
import { startImapServer, type ImapServer } from '#tests/support/mail/imap-server.ts'
import { composed, inboundOffice, type InboundOffice } from '../support/mail/inbound-office.ts'
import { pdf } from '../support/mail/mails.ts'
import { enquiry, newDatabase } from '../support/mail/post-office.ts'

let imap: ImapServer
let database: Awaited<ReturnType<typeof newDatabase>>
let offices: Array<InboundOffice>
let subject: string

const folder = () => `${database.file}-files`
const open = () => {
  const office = inboundOffice({ imapUrl: imap.url, file: database.file, folder: folder() })
  offices.push(office)
  return office
}
const thread = async (office: InboundOffice) =>
  (await office.run(Threads.use((threads) => threads.of('enquiries', '1')))).messages
const unread = (uids: ReadonlyArray<number>) => expect.poll(imap.unread, { timeout: 10_000 }).toEqual(uids)
const begunTwice = (start: string) =>
  expect
    .poll(() => imap.commands.filter((command) => command.startsWith(start)).length, { timeout: 10_000 })
    .toBeGreaterThan(1)
const awayFor = (office: InboundOffice) =>
  office.run(Conditions.use((conditions) => conditions.lasted('mailbox away', Date.now())))

beforeEach(async () => {
  imap = await startImapServer()
  database = await newDatabase()
  offices = []
  const { reference } = await open().run(Enquiries.use((enquiries) => enquiries.send(enquiry)))
  subject = `Re: Your enquiry has arrived: ${reference}`
})
afterEach(async () => {
  await Promise.all(offices.map((office) => office.close()))
  await imap.stop()
  await database.clear()
})

test('[K17] two processes store each mail once and mark it as read', async () => {
  const other = open()
  for (let count = 1; count <= 5; count += 1) imap.deliver(await composed({ subject, text: `Word ${count}` }))
  await unread([])
  expect((await thread(other)).map(({ text, sender }) => [text, sender])).toEqual(
    [1, 2, 3, 4, 5].map((count) => [`Word ${count}`, 'maryam@example.com']),
  )
})

test('[K17] a mail that was stored and not marked is not stored twice', async () => {
  const [office = open()] = offices
  imap.now({ breaksAt: 'UID STORE' })
  imap.deliver(await composed({ subject, text: 'Once' }))
  await expect.poll(() => thread(office), { timeout: 10_000 }).toHaveLength(1)
  await begunTwice('UID STORE')
  expect(imap.unread()).toEqual([1])
  imap.now('works')
  await unread([])
  expect(await thread(office)).toHaveLength(1)
})

test('[K17] a mail whose transfer breaks off is read again', async () => {
  const [office = open()] = offices
  imap.now({ breaksAt: 'UID FETCH' })
  imap.deliver(await composed({ subject, text: 'Whole' }))
  await begunTwice('UID FETCH')
  imap.now('works')
  await unread([])
  expect(await thread(office)).toMatchObject([{ text: 'Whole' }])
})

test('[K17] what is not stored stays unread, and its head alone is read once', async () => {
  const [office = open()] = offices
  const headers = { 'Auto-Submitted': 'auto-replied' }
  imap.deliver(await composed({ subject, text: 'I am away', headers }))
  imap.deliver(await composed({ subject: 'Hello', text: 'To nobody' }))
  imap.deliver('this is no mail')
  imap.deliver(await composed({ subject, html: '<p>Only <b>HTML</b></p>' }))
  await unread([1, 2, 3])
  const searches = () => imap.commands.filter((command) => command.startsWith('UID SEARCH')).length
  const before = searches()
  await expect.poll(searches, { timeout: 10_000 }).toBeGreaterThan(before + 2)
  expect(imap.commands.filter((command) => command.startsWith('UID FETCH 1 '))).toEqual([
    expect.stringContaining('BODY.PEEK[HEADER]'),
  ])
  expect(await thread(office)).toMatchObject([{ text: 'Only HTML' }])
})

test('[K17] a reply to a mail in the trash joins its thread once that is restored', async () => {
  const [office = open()] = offices
  await office.run(Enquiries.use((enquiries) => enquiries.remove('1')))
  imap.deliver(await composed({ subject, text: 'Word' }))
  await begunTwice('UID FETCH 1 ')
  expect(imap.unread()).toEqual([1])
  await office.run(Trash.use((trash) => trash.restore({ subject: 'enquiry', itemId: '1' })))
  await unread([])
  expect(await thread(office)).toMatchObject([{ text: 'Word' }])
})

test('[K17] stores at most five PDFs, Word files or pictures, like résumés', async () => {
  const [office = open()] = offices
  const photo = await picture()
  const attachments = [
    { filename: 'plan.pdf', content: Buffer.from(pdf) },
    { filename: 'no.pdf', content: 'MZ is no PDF' },
    { filename: 'photo', content: photo },
    { filename: 'broken.jpg', content: photo.subarray(0, 40) },
    { filename: 'drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { filename: 'word.docx', content: 'PK no Word file' },
    ...[1, 2, 3, 4].map((count) => ({ filename: `${count}.pdf`, content: Buffer.from(pdf) })),
  ]
  imap.deliver(await composed({ subject, text: 'See these', attachments }))
  await unread([])
  const [message] = await thread(office)
  expect(message?.attachments?.map(({ name, isStored }) => [name, isStored])).toEqual([
    ['plan.pdf', true],
    ['no.pdf', false],
    ['photo.jpg', true],
    ['broken.jpg', false],
    ['drawing.svg', false],
    ['word.docx', false],
    ['1.pdf', true],
    ['2.pdf', true],
    ['3.pdf', true],
    ['4.pdf', false],
  ])
  expect(await readdir(join(folder(), 'resumes'))).toHaveLength(5)
})

test('[K17] a mailbox that cannot be read is recorded until it can', async () => {
  const [office = open()] = offices
  imap.now('refuses the sign-in')
  await expect.poll(() => awayFor(office), { timeout: 10_000 }).toBeGreaterThan(0)
  imap.now('works')
  await expect.poll(() => awayFor(office), { timeout: 20_000 }).toBe(0)
  expect(await office.run(Effect.succeed(imap.connections()))).toBeGreaterThan(2)
})

test('[K17] a mail that the server refuses is read again later', async () => {
  const [office = open()] = offices
  imap.now({ refusesAt: 'UID FETCH 1 ' })
  imap.deliver(await composed({ subject, text: 'Refused' }))
  imap.deliver(await composed({ subject, text: 'Read' }))
  await unread([1])
  await begunTwice('UID FETCH 1 ')
  await begunTwice('LOGOUT')
  expect([await awayFor(office), (await thread(office)).length]).toEqual([0, 1])
  imap.now('works')
  await unread([])
})

test('[K17] mails that belong to no thread do not keep a reply behind them waiting', async () => {
  const offer = await composed({ subject: 'Offer', text: 'Buy' })
  const reply = await composed({ subject, text: 'Word' })
  for (let count = 0; count < 100; count += 1) imap.deliver(offer)
  const uid = imap.deliver(reply)
  const before = imap.connections()
  await expect.poll(imap.unread, { timeout: 10_000 }).not.toContain(uid)
  expect(imap.connections() - before).toBeLessThan(3)
})

test('[K17] a silent mail server does not delay the stop', async () => {
  imap.now('is silent')
  const before = imap.connections()
  const office = open()
  await office.run(Effect.void)
  await expect.poll(imap.connections, { timeout: 10_000 }).toBeGreaterThan(before)
  const begun = performance.now()
  await Promise.all(offices.splice(0).map((each) => each.close()))
  expect(performance.now() - begun).toBeLessThan(3_000)
})
