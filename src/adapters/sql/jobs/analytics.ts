import { DateTime, Effect, Layer, Schedule } from 'effect'
import { SqlClient } from 'effect/sql'
import { Analytics } from '#ports/visitor/analytics.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables } from '../rows/tables.ts'

/** How long views are gathered before they are written; as much of them is lost when the process is killed. */
const gathering = '1 second'

interface Views {
  readonly day: string
  readonly path: string
  readonly views: number
}

const article = /^\/newsinsights\/(\d+)$/

/** Counts page views by day, in the given time zone, and path. */
export const SqlAnalytics = (timeZone: string): Layer.Layer<Analytics, never, SqlClient.SqlClient> =>
  Layer.effect(
    Analytics,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
      let gathered = new Map<string, number>()

      /** Anybody can name endlessly many articles. */
      const isThere = ({ path }: Views) => {
        const [, id] = article.exec(path) ?? []
        if (id === undefined) return Effect.succeed(true)
        return Effect.map(
          sql`select id from ${sql(contentTables.newsArticle.table)} where id = ${rowId(id)}`,
          ({ length }) => length > 0,
        )
      }

      const store = (there: ReadonlyArray<Views>) =>
        Effect.forEach(
          there,
          (views) => sql`insert into page_views ${sql.insert({ ...views })}
            on conflict (day, path) do update set views = page_views.views + excluded.views`,
          { discard: true },
        )

      const write = Effect.suspend(() => {
        const counted = [...gathered].map(([key, views]): Views => {
          const [day = '', path = ''] = key.split(' ')
          return { day, path, views }
        })
        gathered = new Map()
        return Effect.filter(counted, isThere).pipe(
          Effect.flatMap((there) => (there.length === 0 ? Effect.void : sql.withTransaction(store(there)))),
          Effect.ignore({ log: true }),
          Effect.uninterruptible,
        )
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
