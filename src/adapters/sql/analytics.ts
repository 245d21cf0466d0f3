import { DateTime, Effect, Layer, Schedule } from 'effect'
import { SqlClient } from 'effect/sql'
import { Analytics } from '#ports/analytics.ts'

/** How long views are gathered before they are written; as much of them is lost when the process is killed. */
const gathering = '1 second'

/** Counts page views by day, in the given time zone, and path. */
export const SqlAnalytics = (timeZone: string): Layer.Layer<Analytics, never, SqlClient.SqlClient> =>
  Layer.effect(
    Analytics,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
      let gathered = new Map<string, number>()

      const write = Effect.suspend(() => {
        const counted = [...gathered]
        gathered = new Map()
        if (counted.length === 0) return Effect.void
        return Effect.forEach(
          counted,
          ([key, views]) => {
            const [day = '', path = ''] = key.split(' ')
            return sql`insert into page_views ${sql.insert({ day, path, views })}
              on conflict (day, path) do update set views = page_views.views + excluded.views`
          },
          { discard: true },
        ).pipe(sql.withTransaction, Effect.ignore({ log: true }), Effect.uninterruptible)
      })
      yield* Effect.addFinalizer(() => write)
      yield* Effect.forkScoped(Effect.repeat(write, Schedule.spaced(gathering)))

      return Analytics.of({
        view: ({ path }) =>
          Effect.map(DateTime.now, (now) => {
            const key = `${DateTime.formatIsoDate(DateTime.setZone(now, zone))} ${path}`
            gathered.set(key, (gathered.get(key) ?? 0) + 1)
          }),
      })
    }),
  )
