import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Analytics } from '#ports/visitor/analytics.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables } from '../rows/tables.ts'
import { flushEvery } from './flush-every.ts'

interface Views {
  readonly day: string
  readonly path: string
  readonly views: number
}

const articlePath = /^\/newsinsights\/(\d+)$/

/** Counts page views by day, in the given time zone, and path. */
export const SqlAnalytics = (timeZone: string): Layer.Layer<Analytics, never, SqlClient.SqlClient> =>
  Layer.effect(
    Analytics,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
      let counts = new Map<string, number>()

      /** Anyone can request unlimited ids of articles; only existing ones are counted. */
      const exists = ({ path }: Views) => {
        const [, id] = articlePath.exec(path) ?? []
        if (id === undefined) return Effect.succeed(true)
        return Effect.map(
          sql`select id from ${sql(contentTables.newsArticle.table)} where id = ${rowId(id)}`,
          ({ length }) => length > 0,
        )
      }

      const store = (rows: ReadonlyArray<Views>) =>
        Effect.forEach(
          rows,
          (views) => sql`insert into page_views ${sql.insert({ ...views })}
            on conflict (day, path) do update set views = page_views.views + excluded.views`,
          { discard: true },
        )

      const flush = Effect.suspend(() => {
        const counted = [...counts].map(([key, views]): Views => {
          const [day = '', path = ''] = key.split(' ')
          return { day, path, views }
        })
        counts = new Map()
        return Effect.filter(counted, exists).pipe(
          Effect.flatMap((rows) => (rows.length === 0 ? Effect.void : sql.withTransaction(store(rows)))),
          Effect.ignore({ log: true }),
          Effect.uninterruptible,
        )
      })
      yield* flushEvery('1 second', flush)

      return Analytics.of({
        view: ({ path }) =>
          Effect.map(DateTime.now, (now) => {
            const key = `${DateTime.formatIsoDate(DateTime.setZone(now, zone))} ${path}`
            counts.set(key, (counts.get(key) ?? 0) + 1)
          }),
      })
    }),
  )
