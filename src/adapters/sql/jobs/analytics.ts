import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { isFixedPage, itemAt } from '#domain/addresses/redirects/site-pages.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Analytics } from '#ports/visitor/analytics.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables } from '../rows/tables.ts'
import { flushEvery } from './flush-every.ts'

interface Views {
  readonly day: string
  readonly path: string
  readonly views: number
}

/** Paths that are counted between two writes, so that a flood of invented ones is bounded. */
const maxPending = 1_000

/** Counts page views by day, in the given time zone, and path. */
export const SqlAnalytics = (timeZone: string): Layer.Layer<Analytics, never, SqlClient.SqlClient> =>
  Layer.effect(
    Analytics,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const languages = yield* SiteLanguages
      const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
      let counts = new Map<string, number>()

      /** Anyone can name any path; only pages that exist are counted. */
      const exists = (views: Views) => {
        const { path } = localPathOf(languages, views.path)
        if (isFixedPage(path)) return Effect.succeed(true)
        const item = itemAt(path)
        const found =
          item === undefined
            ? sql`select id from ${sql(contentTables.page.table)} where address = ${path}`
            : sql`select id from ${sql(contentTables[item.type].table)} where id = ${rowId(item.id)}`
        return Effect.map(found, ({ length }) => length > 0)
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
            const former = counts.get(key)
            if (former === undefined && counts.size >= maxPending) return
            counts.set(key, (former ?? 0) + 1)
          }),
      })
    }),
  )
