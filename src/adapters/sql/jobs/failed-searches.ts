import { Array, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  frequentSearches,
  maxFailedSearches,
  type FailedSearchCount,
} from '#domain/content/search/failed-search.ts'
import { dayIn } from '#domain/time/day.ts'
import { FailedSearchCounts } from '#ports/server/failed-search-counts.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { flushEvery } from './flush-every.ts'

/** Words that are stored of a day, so that a flood of invented ones is bounded. */
const maxOfDay = 500

export const SqlFailedSearches: Layer.Layer<FailedSearches, never, SqlClient.SqlClient> = Layer.effect(
  FailedSearches,
  Effect.map(SqlClient.SqlClient, (sql) =>
    FailedSearches.of({
      frequent: sql<FailedSearchCount>`select words, day, total from failed_searches where words in
        (select words from failed_searches group by words
          order by sum(total) desc, words limit ${maxFailedSearches})`.pipe(
        Effect.map(frequentSearches),
        orStoreFailure,
      ),
    }),
  ),
)

/** Counts by day, in the given time zone. */
export const SqlFailedSearchCounts = (
  timeZone: string,
): Layer.Layer<FailedSearchCounts, never, SqlClient.SqlClient> =>
  Layer.effect(
    FailedSearchCounts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      let pending = new Map<string, FailedSearchCount>()

      const store = Effect.fnUntraced(function* (counted: Array.NonEmptyReadonlyArray<FailedSearchCount>) {
        yield* sql`insert into failed_searches ${sql.insert(Array.map(counted, (count) => ({ ...count })))}
          on conflict (day, words) do update set total = failed_searches.total + excluded.total - 1`
        for (const day of new Set(counted.map((count) => count.day)))
          yield* sql`delete from failed_searches where id in (select id from failed_searches where day = ${day}
            order by total desc, id limit ${maxOfDay} offset ${maxOfDay})`
      })

      const flush = Effect.suspend(() => {
        const counted = [...pending.values()]
        pending = new Map()
        if (!Array.isReadonlyArrayNonEmpty(counted)) return Effect.void
        return store(counted).pipe(
          sql.withTransaction,
          // The cause may name the words, which must not be in a log.
          Effect.catchCause(() => Effect.logWarning('Counts of failed searches could not be stored.')),
          Effect.uninterruptible,
        )
      })
      yield* flushEvery('1 second', flush)

      return FailedSearchCounts.of({
        add: (words) =>
          Effect.map(DateTime.now, (now) => {
            const day = dayIn(timeZone, now)
            const key = `${day} ${words}`
            const before = pending.get(key)
            if (before === undefined && pending.size >= maxOfDay) return
            // Includes the first address, which is subtracted again from words that are stored already.
            pending.set(key, { words, day, total: (before?.total ?? 1) + 1 })
          }),
      })
    }),
  )
