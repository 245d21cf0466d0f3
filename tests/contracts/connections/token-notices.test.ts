import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedAt } from '#adapters/publishing/stopped-clock.ts'
import { HasMailServer } from '#adapters/sql/inbox/notify.ts'
import { tokenNotices } from '#adapters/sql/migrations/0077-token-notices.ts'
import { SqlLetterQueue } from '#adapters/sql/letters/letter-queue.ts'
import { SqlNotifications } from '#adapters/sql/letters/notifications.ts'
import { day } from '#domain/time/durations.ts'
import { LetterQueue } from '#ports/server/mail/letter-queue.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import type { BrowserSession } from '#ports/current-session.ts'
import { password, signInStore } from '../accounts/sign-in-store.ts'

describe('notices about the end of API tokens', () => {
  const { run, as, signedIn } = signInStore()
  const maker = { name: 'Zaki', email: 'zaki@example.com' }
  let browser: BrowserSession
  let makersId = ''
  beforeEach(async () => {
    // Otherwise the maker would be the last Admin.
    await signedIn({ email: 'admin@example.com', password })
    const input = { ...maker, role: 'Admin', password } as const
    makersId = (await run(Accounts.use((port) => port.add(input)))).id
    browser = await signedIn({ email: maker.email, password })
  })

  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
  const make = (until: string) =>
    as(
      browser,
      ApiTokens.use((port) => port.add({ name: 'CRM in Riyadh', scopes: ['enquiry:read'], until }, password)),
    )
  const renew = (id: string, until: string) =>
    as(
      browser,
      ApiTokens.use((port) => port.renew(id, until, password)),
    )
  /** The outbox of a process of its own. */
  const queueWith = (hasMailServer: boolean) =>
    Layer.fresh(SqlLetterQueue).pipe(Layer.provide(Layer.succeed(HasMailServer, hasMailServer)))
  const queue = queueWith(true)
  const at = <A, E>(time: number, work: Effect.Effect<A, E, LetterQueue>, outbox = queue) =>
    run(work.pipe(Effect.provide(outbox), Effect.provideService(Clock.Clock, stoppedAt(time))))
  const claim = LetterQueue.use((outbox) => outbox.claim('1 minute'))
  const claimAt = (time: number) => at(time, claim)
  /** Claims and sends what is due, and returns the end that it names. */
  const sentAt = (time: number) =>
    at(
      time,
      LetterQueue.use(({ settle }) =>
        Effect.gen(function* () {
          const claimed = yield* claim
          if (claimed === undefined || claimed.recipient !== 'expiringToken') return undefined
          yield* settle(claimed, { state: 'sent' })
          return claimed.expiring.until
        }),
      ),
    )
  const noticeOf = (until: string) => Date.parse(until) - 14 * day
  const change = (statement: string) =>
    run(SqlClient.SqlClient.use((sql) => sql.withTransaction(sql.unsafe(statement))))

  it('are due 14 days before it, for one of several processes', async () => {
    await change(`update accounts set language = 'ar' where id = ${makersId}`)
    const { until, begins } = await make(inDays(30))
    expect(await claimAt(noticeOf(until) - 1)).toBeUndefined()
    await change(`update notifications set due_at = '2026-01-01T00:00:00.000Z'`)
    const claims = await Promise.all([1, 2, 3].map(() => run(Effect.provide(claim, queue))))
    expect(claims.filter((claimed) => claimed !== undefined)).toMatchObject([
      {
        recipient: 'expiringToken',
        expiring: { name: 'CRM in Riyadh', begins, until, usedAt: '', maker: { ...maker, language: 'ar' } },
      },
    ])
  })

  it('are sent once for each end', async () => {
    const first = await make(inDays(30))
    const { until } = await renew(first.id, inDays(60))
    expect(await sentAt(noticeOf(first.until))).toBeUndefined()
    expect(await sentAt(noticeOf(until))).toBe(until)
    await renew(first.id, until)
    expect(await sentAt(noticeOf(until))).toBeUndefined()
    const last = await renew(first.id, inDays(90))
    expect(await sentAt(noticeOf(last.until))).toBe(last.until)
    expect(await sentAt(Date.parse(last.until))).toBeUndefined()
  })

  it('are not sent to nobody, for nothing, or too late', async () => {
    const id = async () => (await make(inDays(30))).id
    const cases: Readonly<Record<string, () => Promise<unknown>>> = {
      'a token for 14 days': () => make(inDays(14)),
      'a token for ever': () => make(''),
      'a renewed token for 14 days': async () => renew(await id(), inDays(14)),
      'a revoked token': async () => {
        const token = await id()
        await as(
          browser,
          ApiTokens.use((port) => port.revoke(token)),
        )
      },
      'a maker with another role': async () => {
        await id()
        await change(`update accounts set role = 'Hr' where id = ${makersId}`)
      },
      'a maker who is gone': async () => {
        await id()
        await run(Accounts.use((port) => port.remove(makersId)))
      },
    }
    const wrong: Array<string> = []
    for (const [name, happen] of Object.entries(cases)) {
      await happen()
      if ((await claimAt(Date.parse(inDays(17)))) !== undefined) wrong.push(name)
      await change(`update accounts set role = 'Admin' where id = ${makersId}`)
    }
    expect(wrong).toEqual([])
    expect(await change('select * from notifications')).toEqual([])
  })

  // Seen failing with a claim that ended at the dropped row: the next one waited for another round.
  it('that are dropped leave the turn to the next', async () => {
    const gone = await make(inDays(30))
    const { until } = await make(inDays(31))
    await change(`update api_tokens set until = '' where id = ${gone.id}`)
    expect(await claimAt(noticeOf(until))).toMatchObject({ expiring: { until } })
    expect(await change('select * from notifications')).toHaveLength(1)
  })

  it('are not sent after the end', async () => {
    const { until } = await make(inDays(30))
    expect(await claimAt(Date.parse(until))).toBeUndefined()
    expect(await change('select * from notifications')).toEqual([])
  })

  it('are not sent again as notifications of an inbox', async () => {
    await make(inDays(30))
    const [row] = await change(`update notifications set state = 'parked' returning id`)
    const again = Notifications.use((port) => port.sendAgain(String(Object(row)['id']))).pipe(
      Effect.provide(Layer.fresh(SqlNotifications)),
    )
    await expect(run(again)).rejects.toMatchObject({ _tag: 'ItemNotFound' })
  })

  const waitingAt = (time: number, outbox = queue) =>
    at(
      time,
      LetterQueue.use(({ backlog }) => Effect.map(backlog, ({ waiting }) => waiting)),
      outbox,
    )

  it('are not counted as waiting without a mail server, and are sent once there is one', async () => {
    const { until } = await make(inDays(30))
    for (const time of [noticeOf(until), Date.parse(until) + day])
      expect(await waitingAt(time, queueWith(false))).toEqual({ count: 0, since: undefined })
    expect(await sentAt(noticeOf(until) + day)).toBe(until)
  })

  it('are not counted as waiting before their time', async () => {
    const { until } = await make(inDays(30))
    const due = new Date(noticeOf(until)).toISOString()
    expect(await waitingAt(noticeOf(until) - 1)).toEqual({ count: 0, since: undefined })
    expect(await waitingAt(noticeOf(until))).toEqual({ count: 1, since: due })
  })

  it('are queued for tokens that were made before there were any', async () => {
    for (const until of [inDays(30), inDays(10), '']) await make(until)
    const waiting = 'select mail_id, due_at, created_at, dedup_key from notifications order by id'
    const queued = await change(waiting)
    expect(queued).toHaveLength(1)
    await change('delete from notifications')
    await run(
      SqlClient.SqlClient.use((sql) =>
        sql.withTransaction(
          sql.onDialectOrElse({
            pg: () => sql.unsafe(tokenNotices.postgres),
            orElse: () => sql.unsafe(tokenNotices.sqlite),
          }),
        ),
      ),
    )
    expect(await change(waiting)).toEqual(queued)
    const [row = {}] = await change('select token from notifications')
    expect(row).toEqual({ token: expect.stringMatching(/^[0-9a-f]{32}$/u) })
  })
})
