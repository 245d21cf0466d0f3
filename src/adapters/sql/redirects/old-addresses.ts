import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { maxMissingPaths, visitDays } from '#domain/addresses/redirects/redirect.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { activeRedirects } from './redirect-rows.ts'
import { flushEvery } from '../jobs/flush-every.ts'

/** Paths that are counted between two writes, so that a flood of invented ones costs little. */
const maxCounted = 1_000

interface Count {
  readonly total: number
  readonly firstAt: string
  readonly lastAt: string
  readonly referringHost: string
}

/** Reads old addresses, and counts their visits by day, in the given time zone, and paths that were not found. */
export const SqlOldAddresses = (timeZone: string): Layer.Layer<OldAddresses, never, SqlClient.SqlClient> =>
  Layer.effect(
    OldAddresses,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
      let visits = new Map<string, Count>()
      let missing = new Map<string, Count>()

      const count = (counts: () => Map<string, Count>, key: string, referringHost: string) =>
        Effect.map(now, (at) => {
          const before = counts().get(key)
          if (before === undefined && counts().size >= maxCounted) return
          counts().set(key, {
            total: (before?.total ?? 0) + 1,
            firstAt: before?.firstAt ?? at,
            lastAt: at,
            referringHost: referringHost || (before?.referringHost ?? ''),
          })
        })

      const storeVisits = Effect.fnUntraced(function* (counted: typeof visits) {
        const today = DateTime.setZone(yield* DateTime.now, zone)
        const day = DateTime.formatIsoDate(today)
        const oldest = DateTime.formatIsoDate(DateTime.subtract(today, { days: visitDays }))
        yield* sql`delete from redirect_visits where day <= ${oldest}`
        for (const [id, { total, lastAt }] of counted) {
          const found =
            yield* sql`update redirects set visited_at = ${lastAt} where id = ${rowId(id)} returning id`
          // It may have been deleted meanwhile.
          if (found.length > 0)
            yield* sql`insert into redirect_visits ${sql.insert({ redirect_id: rowId(id), day, total })}
              on conflict (redirect_id, day) do update set total = redirect_visits.total + excluded.total`
        }
      })

      const storeMissing = Effect.fnUntraced(function* (counted: typeof missing) {
        for (const [path, { total, firstAt, lastAt, referringHost }] of counted) {
          // Someone may have made an entry of it since it was requested.
          const entries = yield* sql`select id from redirects where path_key = ${path} and query_key = ''`
          if (entries.length > 0) continue
          const row = { path, total, first_at: firstAt, last_at: lastAt, referring_host: referringHost }
          yield* sql`insert into missing_paths ${sql.insert(row)} on conflict (path) do update set
            total = missing_paths.total + excluded.total, last_at = excluded.last_at, referring_host =
            case excluded.referring_host when '' then missing_paths.referring_host else excluded.referring_host end`
        }
        yield* sql`delete from missing_paths where id in (select id from missing_paths
          order by ignored desc, total desc, last_at desc limit ${maxMissingPaths} offset ${maxMissingPaths})`
      })

      const flush = Effect.suspend(() => {
        const counted = [visits, missing] as const
        visits = new Map()
        missing = new Map()
        if (counted.every(({ size }) => size === 0)) return Effect.void
        return Effect.andThen(storeVisits(counted[0]), storeMissing(counted[1])).pipe(
          sql.withTransaction,
          Effect.ignore({ log: true }),
          Effect.uninterruptible,
        )
      })
      yield* flushEvery('1 minute', flush)

      return OldAddresses.of({
        all: orStoreFailure(activeRedirects(sql)),
        visited: (id) => count(() => visits, id, ''),
        missed: (path, referringHost) => count(() => missing, path, referringHost),
      })
    }),
  )
