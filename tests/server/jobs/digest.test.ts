import { Clock, Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlDesk } from '#adapters/sql/desk/desk.ts'
import { SqlDigests } from '#adapters/sql/desk/digests.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { senderName } from '#domain/history/author.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { Digests } from '#ports/server/mail/digests.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { LetterJob } from '#server/jobs/letters/letter-job.ts'
import { LetterSignal } from '#server/jobs/letters/letter-signal.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { enquiry, newDatabase } from '../support/mail/post-office.ts'

let mailServer: MailServer
let database: Awaited<ReturnType<typeof newDatabase>>

const ports = () =>
  ManagedRuntime.make(
    Layer.mergeAll(SqlDigests(), SqlDesk(), SqlEnquiries(), SqlAccounts).pipe(
      Layer.provideMerge(Sqlite({ file: database.file })),
    ),
  )
let processes: ReadonlyArray<ReturnType<typeof ports>> = []

const password = 'a stone in the quay wall'
const people = [
  { name: 'Layla', email: 'layla@sahilan.example', role: 'Admin', password },
  { name: 'Noor', email: 'noor@sahilan.example', role: 'Hr', password },
  { name: 'Arjun', email: 'arjun@sahilan.example', role: 'CXTeam', password },
] as const

beforeEach(async () => {
  mailServer = await startMailServer()
  database = await newDatabase()
  processes = [ports(), ports()]
  await first(Accounts.use((accounts) => Effect.forEach(people, (person) => accounts.add(person))))
  await first(Enquiries.use((enquiries) => enquiries.send(enquiry)))
})
afterEach(async () => {
  for (const runtime of processes) await runtime.dispose()
  await mailServer.stop()
  await database.clear()
})

const first: ReturnType<typeof ports>['runPromise'] = (effect) => {
  const [runtime] = processes
  if (runtime === undefined) throw new Error('Nothing was started')
  return runtime.runPromise(effect)
}

/** Runs both processes at a time in UTC and returns the number of queued digests. 4 January 2026 is a Sunday. */
const queuedAt = async (time: string) => {
  const counts = await Promise.all(
    processes.map((runtime) =>
      runtime.runPromise(
        Effect.provideService(
          Digests.use(({ queue }) => queue),
          Clock.Clock,
          stoppedAt(Date.parse(time)),
        ),
      ),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const claimedAt = (time: string) =>
  first(
    LetterQueue.use(({ claim }) => claim('1 minute')).pipe(
      Effect.provide(Layer.provide(SqlLetterQueue, Sqlite({ file: database.file }))),
      Effect.provideService(Clock.Clock, stoppedAt(Date.parse(time))),
    ),
  )

/** Records that senders have erased mails. */
const erasedAt = (...times: ReadonlyArray<string>) => {
  const erased = {
    kind: 'forgotten',
    author_id: '',
    author: senderName,
    subject: 'enquiry',
    title: 'B7KM4QXD',
  }
  const none = { author_folded: '', address: '', title_folded: '', version: 0, before: 'null', after: 'null' }
  const rows = times.map((at) => ({ ...erased, ...none, at, item_id: '1' }))
  return first(
    SqlClient.SqlClient.use((sql) =>
      sql.withTransaction(
        Effect.forEach(rows, (row) => sql`insert into activities ${sql.insert(row)}`, { discard: true }),
      ),
    ),
  )
}

const startMailJob = () =>
  ManagedRuntime.make(
    LetterJob({
      publicUrl: 'https://sahilan.example',
      timeZone: 'UTC',
      staff: {},
      pollInterval: 10,
    }).pipe(
      Layer.provide([
        SqlLetterQueue,
        SqlHomePageDetails,
        LetterSignal.layer,
        SmtpMailer({
          url: mailServer.url,
          from: { name: 'Sahilan', address: 'site@sahilan.example' },
          timeout: 2_000,
        }),
      ]),
      Layer.provide(Sqlite({ file: database.file })),
    ),
  )

test('[K12] one digest is queued per working day, from 8:00 to 12:00, by two processes', async () => {
  expect([
    await queuedAt('2026-01-02T09:00:00Z'),
    await queuedAt('2026-01-04T07:59:00Z'),
    await queuedAt('2026-01-04T12:00:00Z'),
    await queuedAt('2026-01-04T08:00:00Z'),
    await queuedAt('2026-01-04T08:01:00Z'),
    await queuedAt('2026-01-05T11:59:00Z'),
  ]).toEqual([0, 0, 0, 1, 0, 1])
})

test('[K12] none is queued on a holiday, if switched off, or if no mail waits', async () => {
  const desk = (change: object) => first(Desk.use(({ update }) => update(change)))
  const holiday = { from: '2026-01-04', to: '2026-01-04', name: 'New Year', places: [] }
  await desk({ holidays: [holiday] })
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(0)
  await desk({ holidays: [], digest: { on: false, admins: false } })
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(0)
  await desk({ digest: { on: true, admins: true } })
  await first(
    SqlClient.SqlClient.use((sql) =>
      sql.withTransaction(sql`update accounts set digest = 0 where role = 'Hr'`),
    ),
  )
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(1)
  await first(Enquiries.use((enquiries) => enquiries.change('1', { status: 'answered' })))
  expect(await queuedAt('2026-01-05T08:00:00Z')).toBe(0)
})

test('[K12] what arrives after an empty digest waits for the next one', async () => {
  await first(Enquiries.use((enquiries) => enquiries.change('1', { status: 'answered' })))
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(0)
  await first(Enquiries.use((enquiries) => enquiries.send(enquiry)))
  expect(await queuedAt('2026-01-04T10:03:00Z')).toBe(0)
  expect(await queuedAt('2026-01-05T08:00:00Z')).toBe(1)
})

test('[K12] a digest that could not be sent gives way to that of the next working day', async () => {
  for (const day of ['04', '05', '06']) expect(await queuedAt(`2026-01-${day}T08:00:00Z`)).toBe(1)
  expect(await claimedAt('2026-01-06T08:00:00Z')).toMatchObject({ digest: { unowned: 1 } })
  expect(await claimedAt('2026-01-06T08:00:00Z')).toBeUndefined()
})

test('[K12] erased mails count since the last digest that was sent', async () => {
  await queuedAt('2026-01-04T08:00:00Z')
  await first(
    SqlClient.SqlClient.use((sql) =>
      sql.withTransaction(sql`update notifications set state = 'sent' where kind = 'digest'`),
    ),
  )
  await queuedAt('2026-01-05T08:00:00Z')
  await erasedAt('2026-01-04T07:59:00.000Z', '2026-01-04T10:00:00.000Z')
  await queuedAt('2026-01-06T08:00:00Z')
  expect(await claimedAt('2026-01-06T08:00:00Z')).toMatchObject({ digest: { erased: 1 } })
})

test('[K12] a digest that could not be sent is dropped once no mail waits', async () => {
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(1)
  await first(Enquiries.use((enquiries) => enquiries.change('1', { status: 'answered' })))
  expect(await claimedAt('2026-01-04T08:06:00Z')).toBeUndefined()
})

// Erased mails count since the digest before, which is that of Thursday.
test('[K12] it counts what concerns the person', async () => {
  for (let more = 5; more > 0; more -= 1) await first(Enquiries.use((enquiries) => enquiries.send(enquiry)))
  const [layla, noor] = [1, 2]
  const mails = [
    { due_at: '2026-01-04T07:00:00.000Z', owner_id: 0 },
    { due_at: '2026-01-02T07:00:00.000Z', owner_id: noor },
    { due_at: '2026-01-04T07:00:00.000Z', owner_id: layla },
    { due_at: '2026-01-04T15:00:00.000Z', owner_id: noor },
    { due_at: '2026-01-05T07:00:00.000Z', owner_id: 0 },
    { due_at: '2026-01-04T15:00:00.000Z', owner_id: 0 },
  ]
  const unsent = { kind: 'enquiries', mail_id: 1, visitor: '', state: 'parked', tries: 1, reason: '' }
  await first(
    SqlClient.SqlClient.use((sql) =>
      Effect.gen(function* () {
        for (const [index, mail] of mails.entries())
          yield* sql`update enquiries set ${sql.update(mail)} where id = ${index + 1}`
        for (const [index, recipient] of ['answer', 'answer', 'answer', 'visitor'].entries())
          yield* sql`insert into notifications
            ${sql.insert({ ...unsent, recipient, token: String(index), due_at: '', created_at: '' })}`
      }).pipe(sql.withTransaction),
    ),
  )
  const spam = { status: 'spam', due_at: '', owner_id: layla }
  await first(Enquiries.use((enquiries) => enquiries.send(enquiry)))
  await first(
    SqlClient.SqlClient.use((sql) =>
      Effect.gen(function* () {
        yield* sql`update enquiries set ${sql.update(spam)} where id = 7`
        yield* sql`insert into notifications
          ${sql.insert({ ...unsent, mail_id: 7, recipient: 'answer', token: '7', due_at: '', created_at: '' })}`
      }).pipe(sql.withTransaction),
    ),
  )
  await erasedAt('2026-01-03T07:00:00.000Z', '2026-01-01T08:00:00.000Z', '2026-01-01T07:59:00.000Z')
  const time = '2026-01-04T08:00:00.000Z'
  expect(await queuedAt(time)).toBe(1)
  expect(await claimedAt(time)).toMatchObject({
    recipient: 'digest',
    digest: { name: 'Noor', overdue: 2, today: 2, unowned: 3, parked: 3, erased: 2 },
  })
})

test('[K12] it is mailed to the person with counts and a link only', async () => {
  expect(await queuedAt('2026-01-04T08:00:00Z')).toBe(1)
  const sender = startMailJob()
  await sender.runPromise(Effect.void)
  await expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(1)
  await sender.dispose()
  const [mail] = mailServer.received
  expect(mail?.to).toEqual(['noor@sahilan.example'])
  expect(mail?.headers.get('subject')).toBe('Mails that wait for an answer')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.body).toContain('Without owner: 1')
  expect(mail?.body).toContain('https://sahilan.example/admin/dashboard')
  expect(mail?.body).not.toMatch(/Maryam|Acme|Hello/)
})
