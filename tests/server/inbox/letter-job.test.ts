import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import {
  newDatabase,
  postOffice,
  type PostOffice,
  type PostOfficeOptions,
} from '../support/mail/post-office.ts'

let mailServer: MailServer
let database: Awaited<ReturnType<typeof newDatabase>>
let offices: Array<PostOffice> = []

const open = (options: Partial<PostOfficeOptions> = {}) => {
  const office = postOffice({ smtpUrl: mailServer.url, file: database.file, ...options })
  offices.push(office)
  return office
}

/** Waits until a condition holds. */
const until = <T>(fact: () => T) => expect.poll(fact, { timeout: 10_000 })

const subjects = () => mailServer.received.map(({ headers }) => headers.get('subject') ?? '')
const ids = () => mailServer.received.map(({ headers }) => headers.get('message-id'))
const fromEach = (names: ReadonlyArray<string>) => names.map((name) => `Enquiry from ${name} Al Sayed, Acme`)

beforeEach(async () => {
  mailServer = await startMailServer()
  database = await newDatabase()
})
afterEach(async () => {
  await Promise.all(offices.map((office) => office.close()))
  offices = []
  await mailServer.stop()
  await database.clear()
})

describe('a notification', () => {
  test('is sent at once, without polling', async () => {
    const office = open({ pollInterval: '1 hour' })
    await office.send()
    await until(() => mailServer.received.length).toBe(1)
    await expect
      .poll(() => office.state())
      .toMatchObject({ state: 'sent', recipient: 'staff', tries: 1, reason: '' })
    const [mail] = mailServer.received
    expect(mail).toMatchObject({ from: 'site@sahilan.example', to: ['team@sahilan.example'] })
    expect(mail?.headers.get('subject') ?? '').toBe('Enquiry from Maryam Al Sayed, Acme')
    expect(mail?.headers.get('from')).toBe('Sahilan <site@sahilan.example>')
    expect(mail?.headers.get('reply-to')).toBe('Maryam Al Sayed <maryam@example.com>')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.body).toContain('https://sahilan.example/admin/enquirymails?q=')
  })

  test('is sent after the response, and waits while the mail server is away', async () => {
    await mailServer.stop()
    const office = open()
    for (const firstName of ['Amal', 'Badr', 'Cyra']) await office.send({ firstName })
    await expect
      .poll(() => office.state())
      .toMatchObject({
        state: 'waiting',
        reason: 'The mail server cannot be reached.',
      })
    mailServer = await startMailServer(mailServer.port)
    await until(subjects).toHaveLength(3)
    await until(office.state).toMatchObject({ state: 'sent' })
    expect(subjects().toSorted()).toEqual(fromEach(['Amal', 'Badr', 'Cyra']))
  })

  test('waits while the mail server takes connections and says nothing', async () => {
    mailServer.now('silent')
    const office = open({ timeout: 300 })
    for (const firstName of ['Amal', 'Badr']) await office.send({ firstName })
    await expect
      .poll(() => office.state())
      .toMatchObject({
        state: 'waiting',
        reason: 'The mail server does not answer.',
      })
    mailServer.now('takes')
    await until(() => subjects().toSorted()).toEqual(fromEach(['Amal', 'Badr']))
  })

  test.each(['MAIL', 'RCPT', 'DATA'] as const)('waits while the mail server says 451 to %s', async (to) => {
    mailServer.now({ says: 451, to, text: '4.3.0 Try again later' })
    const office = open()
    await office.send()
    await expect
      .poll(() => office.state())
      .toMatchObject({
        state: 'waiting',
        reason: expect.stringMatching(/^The mail server said: 451 .*Try again later$/),
      })
    await until(async () => (await office.state())?.tries).toBeGreaterThan(1)
    mailServer.now('takes')
    await until(office.state).toMatchObject({ state: 'sent' })
    expect(subjects()).toHaveLength(1)
  })

  test.each(['MAIL', 'RCPT', 'DATA'] as const)(
    'is parked when the mail server says 550 to %s',
    async (to) => {
      mailServer.now({ says: 550, to, text: '5.1.1 No such user' })
      const office = open()
      await office.send()
      await expect
        .poll(() => office.state())
        .toMatchObject({
          state: 'parked',
          tries: 1,
          reason: expect.stringMatching(/^The mail server said: 550 .*No such user$/),
        })
      mailServer.now('takes')
      await office.send({ firstName: 'Second' })
      await until(subjects).toEqual(fromEach(['Second']))
      const { items, total } = await office.run(Notifications.use(({ parked }) => parked))
      expect([items.length, total]).toEqual([1, 1])
      await office.run(Notifications.use(({ sendAgain }) => sendAgain(items[0]?.id ?? '')))
      await until(subjects).toEqual(fromEach(['Second', 'Maryam']))
      expect((await office.run(Notifications.use(({ parked }) => parked))).total).toBe(0)
    },
  )

  test('keeps its message id if the reply was lost', async () => {
    mailServer.now('loses the answer')
    const office = open()
    await office.send()
    await until(() => mailServer.received.length).toBeGreaterThan(1)
    expect(await office.state()).toMatchObject({ state: 'waiting' })
    mailServer.now('takes')
    await until(office.state).toMatchObject({ state: 'sent' })
    expect(new Set(ids()).size).toBe(1)
    expect(ids()[0]).toMatch(/^<[0-9a-f]{32}@sahilan\.example>$/)
  })

  test('is parked after its last try', async () => {
    mailServer.now({ says: 451, to: 'RCPT', text: 'Later' })
    const office = open({ delays: [5, 5] })
    await office.send()
    await until(office.state).toMatchObject({ state: 'parked', tries: 3 })
    mailServer.now('takes')
    expect(await office.run(Notifications.use(({ sendAllAgain }) => sendAllAgain))).toBe(1)
    await until(office.state).toMatchObject({ state: 'sent' })
  })

  test('is parked without a recipient', async () => {
    const office = open({ staff: {} })
    await office.send()
    await expect
      .poll(() => office.state())
      .toMatchObject({
        state: 'parked',
        reason: 'No address is configured for these notifications.',
      })
  })

  test('is sent once by two processes', async () => {
    const [first, second] = [open(), open()]
    const names = Array.from({ length: 20 }, (_, at) => `N${String(at).padStart(2, '0')}`)
    await Promise.all(names.map((firstName, at) => (at % 2 === 0 ? first : second).send({ firstName })))
    await until(subjects).toHaveLength(20)
    await until(first.state).toMatchObject({ state: 'sent' })
    expect(subjects().toSorted()).toEqual(fromEach(names))
  })

  test('of a stopped process is sent by the next one', async () => {
    mailServer.now('silent')
    const first = open({ timeout: '1 minute' })
    await first.send()
    await until(mailServer.connections).toBe(1)
    await first.close()
    mailServer.now('takes')
    const next = open()
    await until(next.state).toMatchObject({ state: 'sent', tries: 2 })
    expect(subjects()).toHaveLength(1)
  })

  test('has no line of its own from a visitor’s text', async () => {
    const office = open()
    const broken = 'Eve\r\nBcc: everybody@example.com\r\n\r\nHello'
    await office.send({ firstName: broken, company: broken, email: 'eve,all@example.com' })
    await until(() => mailServer.received.length).toBe(1)
    const [mail] = mailServer.received
    expect(mail?.to).toEqual(['team@sahilan.example'])
    expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc')
    expect(mail?.headers.has('reply-to')).toBe(false)
    expect(mail?.raw).not.toMatch(/^Bcc:/im)
  })
})
