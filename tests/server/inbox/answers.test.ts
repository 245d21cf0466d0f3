import { expect, test } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { useAnsweringOffice } from '../support/mail/answering-office.ts'

const office = useAnsweringOffice()
const { answer, thread, mails, header } = office
const delivery = async () => (await thread()).messages.at(-1)?.delivery

test('[K2] an answer joins the thread in its language, with the footer', async () => {
  const { reference } = await office.send()
  await mails(2)
  const receipt = office.mailServer.received.find(({ to }) => to[0] === 'maryam@example.com')
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
    /https:\/\/sahilan\.example\/receipt#([\w-]+)/u.exec(office.mailServer.received[2]?.body ?? '') ?? []
  expect(office.mailServer.received[2]?.body).toContain(`see ${address}.`)
  expect(office.mailServer.received[2]?.body).toContain(`Your reference: ${reference}`)
  expect(await office.run(Receipts.use((receipts) => receipts.show(code)))).toMatchObject({
    state: 'answered',
    answers: [{ author: 'Mariam Al-Khalifa', text: 'Dear Maryam,\n\nsee https://sahilan.example/receipt.' }],
  })

  await answer('مرحباً', first.id, 'ar')
  await mails(4)
  expect(header('in-reply-to', 3)).toBe(header('message-id', 2))
  expect(header('references', 3)).toBe(`${receiptId} ${header('message-id', 2)}`)
  expect(office.mailServer.received[3]?.body).toContain('<html lang="ar" dir="rtl">')
  expect(office.mailServer.received[3]?.body).toContain('رقمكم المرجعي')
})

const subjectOf = (at: number) => header('subject', at)?.replace(/^Re: /u, '')

test('[K2] mail programs show a thread as one conversation', async () => {
  const { code = '' } = await office.send()
  await mails(2)
  const receipt = office.mailServer.received.findIndex(({ to }) => to[0] === 'maryam@example.com')
  let after = '0'
  for (const text of ['First', 'Second', 'Third']) {
    const { id } = await answer(text, after)
    after = id
    await mails(office.mailServer.received.length + 1)
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

test('[K2] an answer is the same text and HTML, in its direction', async () => {
  await office.send()
  await mails(2)
  const { id } = await answer('Dear Maryam,\n\nat 8:00 <Sunday> & after', '0')
  await mails(3)
  await answer('السيدة مريم،\n\nيوم الأحد', id, 'ar')
  await mails(4)
  const parts = (at: number) =>
    [...(office.mailServer.received[at]?.raw.matchAll(/^Content-Type: (text\/\w+)/gmu) ?? [])].map(
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
  const [english = '', arabic = ''] = [2, 3].map((at) => office.mailServer.received[at]?.body)
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
  const codes = office.mailServer.received.flatMap(({ body }) => body.match(/(?<=receipt#)[\w-]+/gu) ?? [])
  expect(codes.length).toBeGreaterThan(2)
  const outside = office.mailServer.received.flatMap(({ from, to, headers }) => [
    from,
    ...to,
    ...headers.values(),
  ])
  for (const secret of [code, ...codes]) {
    const plain = secret.replaceAll('-', '')
    expect(outside.filter((text) => text.includes(secret) || text.includes(plain))).toEqual([])
  }
})

test('[K1] a parked answer shows its reason, and can be sent again', async () => {
  await office.send()
  await mails(2)
  office.mailServer.now({ says: 550, to: 'RCPT', text: '5.1.1 No such user' })
  const { id } = await answer('Dear Maryam', '0')
  await expect
    .poll(delivery)
    .toMatchObject({ state: 'parked', tries: 1, reason: expect.stringContaining('No such user') })
  office.mailServer.now('takes')
  await office.run(Threads.use((threads) => threads.sendAgain('enquiries', '1', id)))
  await mails(3)
  await expect.poll(delivery).toMatchObject({ state: 'sent', reason: '' })
})

test('[K1] an answer is mailed once after five failures of the mail server', async () => {
  await office.reopen({ pollInterval: 10 })
  await office.send()
  await mails(2)
  const before = office.mailServer.connections()
  office.mailServer.now({ says: 451, to: 'DATA', text: 'Come again later' })
  await answer('Dear Maryam', '0')
  const failures = () => office.mailServer.connections() - before
  await expect.poll(failures).toBeGreaterThanOrEqual(5)
  await expect.poll(delivery).toMatchObject({ state: 'waiting', reason: expect.stringContaining('451') })
  office.mailServer.now('takes')
  await expect.poll(delivery, { timeout: 10_000 }).toMatchObject({ state: 'sent' })
  expect(office.mailServer.received.filter(({ body }) => body.includes('Dear Maryam'))).toHaveLength(1)
})

test('[K1] an answer that cannot be queued leaves neither text, status nor time', async () => {
  await office.send()
  await mails(2)
  const stored = new DatabaseSync(office.file)
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

test('[K1] a mail is not deleted while its answer is being sent', async () => {
  await office.reopen({ pollInterval: 10 })
  await office.send()
  await mails(2)
  const remove = () => office.run(Enquiries.use((enquiries) => enquiries.remove('1')))
  const before = office.mailServer.connections()
  office.mailServer.now('silent')
  await answer('Dear Maryam', '0')
  await expect.poll(() => office.mailServer.connections()).toBeGreaterThan(before)
  await expect(remove()).rejects.toThrow('An answer to this mail is being sent.')
  office.mailServer.now('takes')
  await expect.poll(delivery, { timeout: 10_000 }).toMatchObject({ state: 'sent' })
  await remove()
  await expect(thread()).rejects.toThrow('no longer exists')
})

test('the code of an answer leaves its row once it is sent', async () => {
  await office.send()
  await answer('Dear Maryam', '0')
  await mails(3)
  await expect.poll(delivery).toMatchObject({ state: 'sent' })
  const rows = new DatabaseSync(office.file).prepare('select secret from notifications').all()
  expect(rows.map(({ secret }) => secret)).toEqual(['', '', ''])
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

test('[K15] an answer that waits is never sent once its mail is erased', async () => {
  await office.reopen({ pollInterval: 10 })
  const { code = '' } = await office.send()
  await mails(2)
  office.mailServer.now({ says: 451, to: 'DATA', text: 'Come again later' })
  const before = office.mailServer.connections()
  await answer('Dear Maryam', '0')
  await expect.poll(() => office.mailServer.connections()).toBeGreaterThan(before)
  await office.run(Receipts.use((receipts) => receipts.erase(code)))
  const stored = new DatabaseSync(office.file)
  expect(stored.prepare('select count(*) as count from notifications').get()).toEqual({ count: 0 })
  stored.close()
  // One letter is sent at a time: once another is tried, an attempt that began before the erasure has ended.
  await office.send()
  const others = () => office.run(Notifications.use((notifications) => notifications.of('enquiries', '2')))
  const isTried = async () => (await others()).some(({ tries }) => tries > 0)
  await expect.poll(isTried, { timeout: 10_000 }).toBe(true)
  office.mailServer.now('takes')
  await mails(4)
  expect(office.mailServer.received.filter(({ body }) => body.includes('Dear Maryam'))).toEqual([])
})
