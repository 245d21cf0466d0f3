import { Effect, Layer, Logger } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { SqlFailedSearchCounts, SqlFailedSearches } from '#adapters/sql/jobs/failed-searches.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import type { FailedSearchCount } from '#domain/content/search/failed-search.ts'
import { FailedSearchCounts } from '#ports/server/failed-search-counts.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { type Start, startedFor } from '../support/started.ts'

/** More words than staff see; those with a lower number were searched more often. */
export const someCounts: ReadonlyArray<FailedSearchCount> = Array.from({ length: 120 }, (_, at) => ({
  words: at % 2 === 0 ? `word ${100 + at}` : `كلمه ${100 + at - 1}`,
  day: at < 60 ? '2026-11-24' : '2026-11-25',
  total: 200 - at,
})).flatMap((count, at) => (at < 10 ? [count, { ...count, day: '2026-11-25', total: 2 }] : [count]))

export const storeCounts = SqlClient.SqlClient.use((sql) =>
  sql.withTransaction(
    Effect.forEach(someCounts, (count) => sql`insert into failed_searches ${sql.insert({ ...count })}`),
  ),
)

/** Contract of `FailedSearches` over `someCounts`. */
export const failedSearchesContract = (label: string, start: Start<FailedSearches['Service']>): void => {
  describe(`${label}: failed searches`, () => {
    const port = startedFor('each', start)

    it('[S5] lists the 50 most frequent failed searches with their days', async () => {
      const searches = await Effect.runPromise(port().frequent)
      expect(searches).toHaveLength(50)
      expect(searches.slice(0, 2)).toEqual(
        [200, 199].map((total, at) => ({
          words: at === 0 ? 'word 100' : 'كلمه 100',
          total: total + 2,
          days: [
            { day: '2026-11-25', total: 2 },
            { day: '2026-11-24', total },
          ],
        })),
      )
      expect(searches.at(-1)).toEqual({
        words: 'كلمه 148',
        total: 151,
        days: [{ day: '2026-11-24', total: 151 }],
      })
    })
  })
}

/** Contract of `FailedSearchCounts` over a database. */
export const failedSearchCountsContract = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
): void => {
  /** Counts are stored at the end at the latest. */
  const counting = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provide(work, SqlFailedSearchCounts('Asia/Bahrain'))
  const add = (words: string) => FailedSearchCounts.use((counts) => counts.add(words))
  const frequent = FailedSearches.use((searches) => searches.frequent)
  const runOver = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient | FailedSearches>) =>
    work.pipe(Effect.provide(SqlFailedSearches.pipe(Layer.provideMerge(store()))), Effect.runPromise)

  it(`[S5] ${label}: counts from the second address on, by day of the zone`, () =>
    runOver(
      Effect.gen(function* () {
        yield* Effect.gen(function* () {
          yield* TestClock.setTime(Date.UTC(2026, 11, 31, 20, 30))
          yield* counting(Effect.andThen(add('report'), add('rare')))
          yield* counting(Effect.andThen(add('report'), add('report')))
          yield* TestClock.adjust('1 hour')
          yield* counting(add('report'))
        }).pipe(Effect.provide(TestClock.layer()))
        expect(yield* frequent).toEqual([
          {
            words: 'report',
            total: 6,
            days: [
              { day: '2027-01-01', total: 2 },
              { day: '2026-12-31', total: 4 },
            ],
          },
          { words: 'rare', total: 2, days: [{ day: '2026-12-31', total: 2 }] },
        ])
      }),
    ))

  it(`[S5] ${label}: stores the 500 most frequent words of a day`, () =>
    runOver(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const invented = (from: string) =>
          counting(
            Effect.forEach(
              Array.from({ length: 600 }, (_, at) => `${from} ${at}`),
              add,
            ),
          )
        yield* counting(Effect.andThen(add('report'), add('report')))
        yield* invented('some')
        yield* invented('more')
        const [stored] = yield* sql<{ words: number }>`select count(*) as words from failed_searches`
        expect(stored?.words).toBe(500)
        expect((yield* frequent)[0]).toMatchObject({ words: 'report', total: 3 })
      }),
    ))

  it(`[S5] ${label}: names no words in the log if they cannot be stored`, async () => {
    const written: Array<unknown> = []
    await runOver(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.withTransaction(sql`alter table failed_searches rename to absent`)
        yield* counting(add('confidential'))
        // Later tests have the same database.
        yield* sql.withTransaction(sql`alter table absent rename to failed_searches`)
      }).pipe(
        Effect.provide(
          Logger.layer([Logger.make(({ message, cause }) => void written.push(message, cause))]),
        ),
      ),
    )
    expect(JSON.stringify(written)).toContain('could not be stored')
    expect(JSON.stringify(written)).not.toContain('confidential')
  })
}
