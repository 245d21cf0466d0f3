import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { SqlNotifications } from '#adapters/sql/letters/notifications.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlRetention } from '#adapters/sql/privacy/retention.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import type { ActivityKind } from '#domain/history/activity.ts'
import { retentionDays, maxAccesses } from '#domain/history/retention-days.ts'
import type { KeepDays } from '#domain/privacy/retention.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Contents } from '#ports/content/contents.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { History } from '#ports/content/history.ts'
import { Notifications } from '#ports/staff/desk/notifications.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Retention } from '#ports/server/retention.ts'
import { Trash } from '#ports/content/trash.ts'
import { inputOf } from '../content/content-inputs.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { profile, resume } from '../inbox/profiles-contract.ts'
import { AnyStore } from '../support/any-store.ts'

const start = (keep: KeepDays = {}) =>
  ManagedRuntime.make(
    Layer.mergeAll(
      SqlContents,
      SqlEnquiries(),
      SqlProfiles(),
      SqlNotifications,
      SqlHistory,
      SqlTrash,
      SqlRetention(keep),
    ).pipe(
      Layer.provide(Layer.succeed(MailRecipients, { enquiries: ['staff'], profiles: ['staff'] })),

      Layer.provideMerge(Layer.merge(MemoryBlobs(), AnyStore())),
    ),
  )
type Ports =
  | Blobs
  | Contents
  | Enquiries
  | History
  | Notifications
  | Profiles
  | Retention
  | SqlClient.SqlClient
  | Trash

const day = 24 * 60 * 60 * 1_000

describe('expired data', () => {
  let runtime = start()
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => runtime.runPromise(effect)
  /** Sweeps at a time so many days from now. */
  const step = (days: number) =>
    run(Effect.flatMap(Retention, (retention) => retention.sweep(Date.now() + days * day)))
  /** Does the same once, and returns whether more is due. */
  const sweep = async (days: number) => (await step(days)).isMore
  const discarded = () => run(Effect.flatMap(Trash, (trash) => trash.list()))
  const kinds = async () =>
    (await run(Effect.flatMap(History, (history) => history.list({ size: 200 })))).items.map(
      ({ kind }) => kind,
    )
  const write = (statement: string) =>
    run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(sql.unsafe(statement))))
  const recordOfMona = (kind: ActivityKind) =>
    write(`insert into activities (at, kind, author_id, author, author_folded, address, subject, item_id, title,
      title_folded, version, before, after) values ('${new Date().toISOString()}', '${kind}', '1', 'Mona', 'mona',
      '10.0.0.1', '', '', '', '', 0, 'null', 'null')`)
  const deleteBrand = (title: string) =>
    run(
      Effect.gen(function* () {
        const contents = yield* Contents
        const { id } = yield* contents.add(brand, inputOf(brand, title))
        yield* contents.remove(brand, id)
        return id
      }),
    )

  beforeEach(() => {
    runtime = start()
  })
  afterEach(() => runtime.dispose())

  it('leaves the trash after 30 days, and is recorded in the history', async () => {
    expect(retentionDays.trash).toBe(30)
    const itemId = await deleteBrand('Old')
    expect(await sweep(29.9)).toBe(false)
    expect((await discarded()).total).toBe(1)
    expect(await sweep(30.1)).toBe(false)
    expect((await discarded()).total).toBe(0)
    const { items } = await run(
      Effect.flatMap(History, (history) => history.of({ subject: 'brand', itemId })),
    )
    expect(items).toMatchObject([
      { kind: 'erased', title: 'Old', author: { id: '', name: '' } },
      { kind: 'deleted', before: { title: 'Old' } },
      { kind: 'added' },
    ])
  })

  it('[V5] deletes a preview link 30 days after its end', async () => {
    await write(`insert into accounts (version, created_at, updated_at, name, email, role, password_hash, last_sign_in_at,
      name_key, email_key, folded) values (1, '', '', 'Omar', 'o@example.com', 'Hr', '', '', 'omar', 'o@example.com', '')`)
    const until = new Date().toISOString()
    await write(`insert into preview_links (secret_hash, account_id, label, scope, moment, until, opened_at, created_at)
      values ('a hash', 1, 'Dana', 'site', 'any', '${until}', '', '')`)
    const left = () => run(SqlClient.SqlClient.use((sql) => sql`select label from preview_links`))
    await sweep(29.9)
    expect(await left()).toEqual([{ label: 'Dana' }])
    await sweep(30.1)
    expect(await left()).toEqual([])
  })

  it('[S5] deletes the counts of failed searches 30 days after their day', async () => {
    const today = new Date().toISOString().slice(0, 10)
    await write(`insert into failed_searches (day, words, total) values ('${today}', 'dividends', 2)`)
    const left = () => run(SqlClient.SqlClient.use((sql) => sql`select words from failed_searches`))
    await sweep(28.9)
    expect(await left()).toEqual([{ words: 'dividends' }])
    await sweep(31.1)
    expect(await left()).toEqual([])
  })

  it('takes the résumé of an application along', async () => {
    const stored = () => run(Effect.flatMap(Blobs, (blobs) => blobs.list('')))
    const apply = Effect.gen(function* () {
      const contents = yield* Contents
      const { id: careerId } = yield* contents.add(career, inputOf(career, 'Site engineer'))
      const profiles = yield* Profiles
      yield* profiles.send({ ...profile, careerId }, resume)
      yield* profiles.remove('1')
    })
    await run(apply)
    expect(await stored()).toHaveLength(1)
    await sweep(30.1)
    expect(await stored()).toEqual([])
  })

  it('leaves changes after two years, also of settings, accesses after 90 days', async () => {
    await deleteBrand('Old')
    for (const kind of ['tokenMade', 'signedIn'] as const) await recordOfMona(kind)
    await sweep(89)
    expect(await kinds()).toContain('signedIn')
    await sweep(91)
    expect(await kinds()).toEqual(['erased', 'tokenMade', 'deleted', 'added'])
    await sweep(732)
    expect(await kinds()).toEqual([])
  })

  it(`keeps ${maxAccesses} accesses at most, and each change of a setting`, async () => {
    await recordOfMona('tokenMade')
    await write(`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${maxAccesses + 250})
      insert into activities (at, kind, author_id, author, author_folded, address, subject, item_id, title, title_folded,
      version, before, after) select '${new Date().toISOString().slice(0, -1)}' || (100000 + n) || 'Z',
      'signInFailed', '', '', '', '10.0.0.1', '', '', 'x' || n, 'x' || n, 0, 'null', 'null' from counted`)
    expect([await sweep(0), await sweep(0)]).toEqual([true, false])
    const left = await run(
      SqlClient.SqlClient.use(
        (sql) => sql`select kind, count(*) as count, min(id) as oldest from activities group by 1 order by 1`,
      ),
    )
    expect(left).toEqual([
      { kind: 'signInFailed', count: maxAccesses, oldest: 252 },
      { kind: 'tokenMade', count: 1, oldest: 1 },
    ])
  })

  describe('of what visitors sent', () => {
    const mails = async () => ({
      enquiries: (await run(Enquiries.use((port) => port.list()))).total,
      profiles: (await run(Profiles.use((port) => port.list()))).total,
    })
    const received = Effect.gen(function* () {
      const contents = yield* Contents
      const { id: careerId } = yield* contents.add(career, inputOf(career, 'Site engineer'))
      yield* (yield* Enquiries).send(enquiry)
      yield* (yield* Profiles).send({ ...profile, careerId }, resume)
    })
    const begin = async (keep: KeepDays) => {
      await runtime.dispose()
      runtime = start(keep)
      await run(received)
    }
    const expired = async () =>
      (await run(History.use((history) => history.list({ kind: 'expired' })))).items.map(({ title }) => title)

    it('is stored without limit if no retention is set', async () => {
      await begin({})
      expect((await step(10_000)).gone).toMatchObject({ enquiries: 0, profiles: 0, spam: 0 })
      expect(await mails()).toEqual({ enquiries: 1, profiles: 1 })
      expect(await expired()).toEqual([])
    })

    it('deletes each kind after its days, with notifications and files', async () => {
      await begin({ enquiries: 90, profiles: 365 })
      await step(89.9)
      expect(await mails()).toEqual({ enquiries: 1, profiles: 1 })
      expect((await step(90.1)).gone).toMatchObject({ enquiries: 1, profiles: 0 })
      expect(await mails()).toEqual({ enquiries: 0, profiles: 1 })
      expect(await run(Notifications.use((port) => port.of('enquiries', '1')))).toEqual([])
      expect(await run(Notifications.use((port) => port.of('profiles', '1')))).toHaveLength(1)
      expect(await run(Blobs.use((blobs) => blobs.list('')))).toHaveLength(1)
      await step(365.1)
      expect(await mails()).toEqual({ enquiries: 0, profiles: 0 })
      expect(await run(Blobs.use((blobs) => blobs.list('')))).toEqual([])
      expect(await expired()).toEqual(['1 application', '1 enquiry'])
    })

    it('goes from the trash no later than it would have gone from the inbox', async () => {
      await begin({ enquiries: 10 })
      await run(Enquiries.use((port) => port.remove('1')))
      await step(9.9)
      expect((await discarded()).total).toBe(1)
      await step(10.1)
      expect((await discarded()).total).toBe(0)
    })

    it('goes as spam 30 days after it was last handled', async () => {
      await begin({})
      await write(`update enquiries set created_at = '2020-01-01T00:00:00.000Z'`)
      await run(Enquiries.use((port) => port.change('1', { status: 'spam' })))
      await step(29.9)
      expect(await mails()).toEqual({ enquiries: 1, profiles: 1 })
      expect((await step(30.1)).gone).toMatchObject({ spam: 1 })
      expect(await mails()).toEqual({ enquiries: 0, profiles: 1 })
      expect(await expired()).toEqual(['1 spam mail'])
    })

    it('goes in steps', async () => {
      await begin({ enquiries: 1 })
      await run(
        Enquiries.use((port) =>
          Effect.forEach(Array.from({ length: 210 }), () => port.send(enquiry), { concurrency: 'unbounded' }),
        ),
      )
      expect(await step(2)).toMatchObject({ gone: { enquiries: 200 }, isMore: true })
      expect(await step(2)).toMatchObject({ gone: { enquiries: 11 }, isMore: false })
    })
  })
})
