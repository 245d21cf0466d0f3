import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { useAnsweringOffice } from '../support/mail/answering-office.ts'

const office = useAnsweringOffice()
const { answer, thread, mails, header } = office

test('[K14] a reply is mailed to staff, and reopens the mail', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  await answer('Dear Maryam', '0')
  await mails(3)
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'One correction', { took: 60_000 })))
  await mails(4)
  expect(office.mailServer.received[3]).toMatchObject({ to: ['team@sahilan.example'] })
  expect(header('subject', 3)).toMatch(/^Reply to \w{8} from Maryam Al Sayed$/u)
  expect(header('auto-submitted', 3)).toBe('auto-generated')
  expect(office.mailServer.received[3]?.body).toContain('> One correction')
  expect(await office.run(Receipts.use((receipts) => receipts.show(code)))).toMatchObject({
    state: 'received',
  })
  expect(await thread()).toMatchObject({ messages: [{ direction: 'out' }, { direction: 'in', author: '' }] })
})

/** Adds the account of the person who answers, by which that person owns the mail. */
const insertOwner = (columns: string) => {
  const stored = new DatabaseSync(office.file)
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
  return office.mailServer.received.at(-1)
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
  await office.reopen({ recipients: ['visitor'] })
  expect((await noticeOfReply('digest = 0', 1))?.to).toEqual(['mariam@sahilan.example'])
})

test('[K7] an answer stops the clock, a receipt does not, a reply restarts it', async () => {
  const { code = '' } = await office.send()
  const stored = new DatabaseSync(office.file)
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

test('[K7] a reminder does not put off the answer that a mail waits for', async () => {
  const { code = '' } = await office.send()
  const stored = new DatabaseSync(office.file)
  const clock = () =>
    stored.prepare('select waiting_since as since, due_at as due, status from enquiries').get()
  const long = { since: '2026-01-05T06:00:00.000Z', due: '2026-01-05T10:00:00.000Z' }
  stored
    .prepare(`update enquiries set waiting_since = ?, due_at = ?, status = 'read'`)
    .run(long.since, long.due)
  await office.run(Receipts.use((receipts) => receipts.reply(code, 'Any news?', { took: 60_000 })))
  expect(clock()).toEqual({ ...long, status: 'new' })
  stored.close()
})

test('[K7] "Not spam" keeps a first answer, and whether a reply waits for another', async () => {
  const { code = '' } = await office.send()
  const change = (status: 'new' | 'spam') =>
    office.run(Enquiries.use((enquiries) => enquiries.change('1', { status })))
  const reply = () =>
    office.run(Receipts.use((receipts) => receipts.reply(code, 'One correction', { took: 60_000 })))
  const statuses: Array<unknown> = []
  const throughSpam = async () => {
    await change('spam')
    const { status, dueAt, answeredAt } = await change('new')
    statuses.push([status, dueAt !== undefined, answeredAt])
  }
  const { id } = await answer('Dear Maryam', '0')
  const { answeredAt } = await office.run(Enquiries.use((enquiries) => enquiries.get('1')))
  await throughSpam()
  await setTimeout(5)
  await reply()
  await throughSpam()
  await answer('It is corrected', String(Number(id) + 1))
  await throughSpam()
  expect(statuses).toEqual([
    ['answered', false, answeredAt],
    ['new', true, answeredAt],
    ['answered', false, answeredAt],
  ])
})
