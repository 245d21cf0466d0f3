import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlContents } from '#adapters/sql/contents.ts'
import { SqlHistory } from '#adapters/sql/history.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { SqlRetention } from '#adapters/sql/retention.ts'
import { SqlTrash } from '#adapters/sql/trash.ts'
import { brand } from '#domain/content/brand.ts'
import { career } from '#domain/content/career.ts'
import { keptFor, mostAccesses } from '#domain/history/kept-for.ts'
import { Blobs } from '#ports/blobs.ts'
import { Contents } from '#ports/contents.ts'
import { History } from '#ports/history.ts'
import { Profiles } from '#ports/profiles.ts'
import { Retention } from '#ports/retention.ts'
import { Trash } from '#ports/trash.ts'
import { draftOf } from './drafts.ts'
import { profile, resume } from './profiles-contract.ts'
import { SqliteStore } from './sqlite-store.ts'

const start = () =>
  ManagedRuntime.make(
    Layer.mergeAll(SqlContents, SqlProfiles(), SqlHistory, SqlTrash, SqlRetention).pipe(
      Layer.provideMerge(Layer.merge(MemoryBlobs(), SqliteStore())),
    ),
  )
type Ports = Blobs | Contents | History | Profiles | Retention | SqlClient.SqlClient | Trash

const day = 24 * 60 * 60 * 1_000

describe('what was kept long enough', () => {
  let runtime = start()
  const run = <A, E>(effect: Effect.Effect<A, E, Ports>) => runtime.runPromise(effect)
  /** Sweeps as if so many days had passed; answers whether more is left. */
  const sweep = (days: number) =>
    run(Effect.flatMap(Retention, (retention) => retention.sweep(Date.now() + days * day)))
  const discarded = () => run(Effect.flatMap(Trash, (trash) => trash.list()))
  const kinds = async () =>
    (await run(Effect.flatMap(History, (history) => history.list({ size: 200 })))).items.map(
      ({ kind }) => kind,
    )
  const write = (statement: string) =>
    run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(sql.unsafe(statement))))
  const deleteBrand = (title: string) =>
    run(
      Effect.gen(function* () {
        const contents = yield* Contents
        const { id } = yield* contents.add(brand, draftOf(brand, title))
        yield* contents.remove(brand, id)
        return id
      }),
    )

  beforeEach(() => {
    runtime = start()
  })
  afterEach(() => runtime.dispose())

  it('leaves the trash after 30 days, and the history tells it', async () => {
    expect(keptFor.trash).toBe(30)
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

  it('takes the résumé of an application along', async () => {
    const stored = () => run(Effect.flatMap(Blobs, (blobs) => blobs.list('')))
    const apply = Effect.gen(function* () {
      const contents = yield* Contents
      const { id: careerId } = yield* contents.add(career, draftOf(career, 'Site engineer'))
      const profiles = yield* Profiles
      yield* profiles.send({ ...profile, careerId }, resume)
      yield* profiles.remove('1')
    })
    await run(apply)
    expect(await stored()).toHaveLength(1)
    await sweep(30.1)
    expect(await stored()).toEqual([])
  })

  it('leaves the history after two years, an access after 90 days', async () => {
    await deleteBrand('Old')
    await write(`insert into activities (at, kind, author_id, author, author_folded, address, subject, item_id, title,
      title_folded, version, before, after) values (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'signedIn', '1', 'Mona',
      'mona', '10.0.0.1', '', '', '', '', 0, 'null', 'null')`)
    await sweep(89)
    expect(await kinds()).toContain('signedIn')
    await sweep(91)
    expect(await kinds()).toEqual(['erased', 'deleted', 'added'])
    await sweep(732)
    expect(await kinds()).toEqual([])
  })

  it(`keeps ${mostAccesses} accesses at most, the newest`, async () => {
    await write(`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${mostAccesses + 250})
      insert into activities (at, kind, author_id, author, author_folded, address, subject, item_id, title, title_folded,
      version, before, after) select strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${mostAccesses + 250} - n) || ' seconds'),
      'signInFailed', '', '', '', '10.0.0.1', '', '', n, n, 0, 'null', 'null' from counted`)
    expect(await sweep(0)).toBe(true)
    expect(await sweep(0)).toBe(false)
    const [left] = await run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ count: number; oldest: number }>`
          select count(*) as count, min(id) as oldest from activities`,
      ),
    )
    expect(left).toEqual({ count: mostAccesses, oldest: 251 })
  })
})
