import { DatabaseSync } from 'node:sqlite'
import { Clock, Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, test } from 'vitest'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { SmtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { tokenNotices } from '#adapters/sql/connections/token-notices.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { HasMailServer } from '#adapters/sql/inbox/notify.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { day } from '#domain/time/durations.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { LetterJob } from '#server/jobs/letters/letter-job.ts'
import { LetterSignal } from '#server/jobs/letters/letter-signal.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { startServer } from '#tests/support/back-end/server.ts'
import { startMailServer } from '#tests/support/mail/mail-server.ts'
import { newDatabase } from '../support/mail/post-office.ts'

const until = new Date(Date.now() + 10 * day).toISOString()

const token = {
  secret_hash: 'x',
  account_id: 1,
  name: 'CRM in Riyadh',
  begins: 'sah_9b02',
  scopes: 'enquiry:read',
  until,
  used_at: '',
  created_at: '2026-01-01T00:00:00.000Z',
}

const aTokenOfMona = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const password = 'a stone in the quay wall'
  const mona = { name: 'منى', email: 'mona@example.com', role: 'Admin', password } as const
  yield* Accounts.use((accounts) => accounts.add(mona))
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`update accounts set language = 'ar'`
      yield* sql`insert into api_tokens ${sql.insert(token)}`
      // Made long ago, so that the notice is due.
      yield* tokenNotices(sql)
        .queue(1, until)
        .pipe(Effect.provideService(Clock.Clock, stoppedAt(Date.parse(until) - 20 * day)))
    }),
  )
})

test('the maker of a token gets one mail before its end, from one of two processes', async () => {
  const mailServer = await startMailServer()
  const database = await newDatabase()
  const process = () =>
    ManagedRuntime.make(
      LetterJob({
        publicUrl: 'https://sahilan.example',
        timeZone: 'UTC',
        staff: {},
        pollInterval: 10,
      }).pipe(
        Layer.provide([
          SqlHomePageDetails,
          LetterSignal.layer,
          SmtpMailer({
            url: mailServer.url,
            from: { name: 'Sahilan', address: 'site@sahilan.example' },
            timeout: 2_000,
          }),
        ]),
        Layer.provideMerge([SqlLetterQueue, SqlAccounts]),
        Layer.provide(Layer.succeed(HasMailServer, true)),
        Layer.provideMerge(Sqlite({ file: database.file })),
      ),
    )
  const processes = [process(), process()]
  const [first] = processes
  await Promise.all(processes.map((one) => one.runPromise(Effect.void)))
  await first?.runPromise(aTokenOfMona)
  const waiting = () =>
    first?.runPromise(LetterQueue.use(({ backlog }) => Effect.map(backlog, (counts) => counts.waiting.count)))
  await expect.poll(() => mailServer.received.length).toBeGreaterThan(0)
  await expect.poll(waiting).toBe(0)
  for (const one of processes) await one.dispose()
  expect(mailServer.received).toMatchObject([{ to: ['mona@example.com'] }])
  const [mail] = mailServer.received
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.body).toContain('https://sahilan.example/admin/Connections')
  expect(mail?.body).toContain('sah_9b02')
  expect(mail?.body).toContain('منى')
  await mailServer.stop()
  await database.clear()
})

test.each([
  ['without a mail server', 0],
  ['with one that is silent', 1],
] as const)('a notice that is due %s counts as waiting %i times', async (_, waiting) => {
  const mailServer = await startMailServer()
  mailServer.now('silent')
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'site@sahilan.example' }
  const server = await startServer(waiting === 0 ? {} : mail)
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
  const time = '2026-01-01T00:00:00.000Z'
  const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
    database
      .prepare(
        `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
          .map(() => '?')
          .join()})`,
      )
      .run(...Object.values(row))
  insert('api_tokens', token)
  const notice = { kind: 'expiringToken', mail_id: 1, recipient: 'expiringToken', visitor: '', token: 'x' }
  insert('notifications', {
    ...notice,
    state: 'waiting',
    due_at: time,
    tries: 0,
    reason: '',
    created_at: time,
  })
  database.close()
  const metrics = await (await server.visitor().page('/metrics')).text()
  expect(metrics).toContain(`notifications_queued{state="waiting"} ${waiting}\n`)
  await server.stop()
  await mailServer.stop()
})
