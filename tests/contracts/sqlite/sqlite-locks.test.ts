import { DatabaseSync } from 'node:sqlite'
import { Effect, Fiber } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { SqlRedirects } from '#adapters/sql/redirects/redirects.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore, type OpenStore } from '../support/open-store.ts'

const add = (title: string) =>
  Effect.flatMap(Contents, (contents) => contents.add(brand, inputOf(brand, title)))
const titles = Effect.gen(function* () {
  const { items } = yield* (yield* Contents).list(brand)
  return items.map(({ title }) => title)
})

/** Locks the database against writers, as another process would. */
const locked = ({ file }: OpenStore) => {
  const other = new DatabaseSync(file, { timeout: 0 })
  other.exec('begin immediate')
  return {
    release: () => {
      other.exec('rollback')
      other.close()
    },
  }
}

describe('a database locked by another process', () => {
  it('is waited for', async () => {
    const store = openStore()
    await store.run(titles)
    const other = locked(store)
    setTimeout(other.release, 150)
    const begun = performance.now()
    await store.run(add('Patient'))
    expect(performance.now() - begun).toBeGreaterThan(100)
    expect(await store.run(titles)).toEqual(['Patient'])
  })

  it('fails writes after ten seconds, and reads go on meanwhile', async () => {
    const store = openStore()
    await store.run(add('There'))
    const other = locked(store)
    const [stillWaiting, failure, readMeanwhile] = await store.run(
      Effect.gen(function* () {
        const adding = yield* Effect.forkChild(Effect.flip(add('Refused')), { startImmediately: true })
        yield* TestClock.adjust('9900 millis')
        const waited = adding.pollUnsafe() === undefined
        const read = yield* titles
        yield* TestClock.adjust('200 millis')
        return [waited, yield* Fiber.join(adding), read] as const
      }).pipe(Effect.provide(TestClock.layer())),
    )
    expect(stillWaiting).toBe(true)
    expect(readMeanwhile).toEqual(['There'])
    expect(failure).toMatchObject({ _tag: 'StoreBusy', retryAfter: expect.any(Number) })
    other.release()
    await store.run(add('Afterwards'))
    expect(await store.run(titles)).toEqual(['There', 'Afterwards'])
  })

  it('does not wait longer because others wait too', async () => {
    const store = openStore({ timeout: '300 millis' })
    await store.run(titles)
    const other = locked(store)
    const begun = performance.now()
    const failures = await store.run(
      Effect.forEach(['One', 'Two', 'Three', 'Four'], (title) => Effect.flip(add(title)), {
        concurrency: 'unbounded',
      }),
    )
    expect(performance.now() - begun).toBeLessThan(900)
    expect(failures.map(({ _tag }) => _tag)).toEqual(['StoreBusy', 'StoreBusy', 'StoreBusy', 'StoreBusy'])
    other.release()
    expect(await store.run(titles)).toEqual([])
  })

  it('delays no dry run of an import of old addresses', async () => {
    const store = openStore({ timeout: '300 millis' })
    await store.run(titles)
    const other = locked(store)
    const dryRun = Redirects.use((port) => port.import('from,to,status\n/old,/about,301', true))
    const report = await store.run(Effect.provide(dryRun, SqlRedirects))
    other.release()
    expect(report).toMatchObject({ new: 1, refused: 0 })
  })

  it('blocks nothing else of the process', async () => {
    const store = openStore({ timeout: '400 millis' })
    await store.run(titles)
    const other = locked(store)
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 10)
    await store.run(Effect.flip(add('Refused')))
    clearInterval(ticking)
    other.release()
    expect(ticks).toBeGreaterThan(15)
  })
})

describe('a transaction', () => {
  it('that is interrupted stores nothing and lets the next one run', async () => {
    const store = openStore()
    await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const begun = yield* Effect.forkChild(
          sql.withTransaction(Effect.andThen(add('Unfinished'), Effect.never)),
        )
        const waiting = yield* Effect.forkChild(add('Waiting'))
        yield* Effect.sleep('50 millis')
        yield* Fiber.interrupt(waiting)
        yield* Fiber.interrupt(begun)
        yield* add('Next')
      }),
    )
    expect(await store.run(titles)).toEqual(['Next'])
  })

  it('runs alone', async () => {
    const store = openStore()
    const slow = Effect.gen(function* () {
      yield* add('First')
      yield* Effect.sleep('30 millis')
      yield* add('Second')
    })
    await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* Effect.all([sql.withTransaction(slow), add('Third')], { concurrency: 2 })
      }),
    )
    expect(await store.run(titles)).toEqual(['First', 'Second', 'Third'])
  })

  it('whose commit fails stores nothing and lets the next one run', async () => {
    const store = openStore()
    const failure = await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const at = { opened_at: '', used_at: '' }
        const session = { token_hash: 'x', account_id: 404, ...at, browser: '', system: '' }
        return yield* add('Undone').pipe(
          Effect.andThen(sql`pragma defer_foreign_keys = on`),
          Effect.andThen(sql`insert into sessions ${sql.insert(session)}`),
          sql.withTransaction,
          Effect.flip,
        )
      }),
    )
    expect(failure).toMatchObject({ reason: { _tag: 'ConstraintError' } })
    await store.run(add('Next'))
    expect(await store.run(titles)).toEqual(['Next'])
  })

  it('is invisible to others until its commit', async () => {
    const store = openStore()
    const [inside, outside] = await store.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const context = yield* Effect.context<Contents>()
        return yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* add('Unseen')
            const elsewhere = Effect.promise(() => Effect.runPromiseWith(context)(titles))
            return [yield* titles, yield* elsewhere] as const
          }),
        )
      }),
    )
    expect([inside, outside]).toEqual([['Unseen'], []])
  })

  it('is required for writes', async () => {
    const store = openStore()
    const failure = await store.run(
      Effect.flip(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from brands`)),
    )
    expect(failure.reason.cause).toMatchObject({ message: expect.stringContaining('readonly') })
  })
})
