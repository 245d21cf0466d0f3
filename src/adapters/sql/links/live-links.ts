import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import type { Publishable } from '#domain/publishing/draft.ts'
import { LiveLinks } from '#ports/server/links/live-links.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface Row {
  readonly subject: Publishable
  readonly item_id: number
  readonly field: string
  readonly target: string
}

/** Reads the table of links. */
export const SqlLiveLinks: Layer.Layer<LiveLinks, never, SqlClient.SqlClient> = Layer.effect(
  LiveLinks,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const read = (condition: Statement.Fragment) =>
      sql<Row>`select subject, item_id, field, target from links where ${condition}
        order by subject, item_id, field, target`.pipe(
        Effect.map((rows) => rows.map(({ item_id, ...link }) => ({ ...link, itemId: String(item_id) }))),
        orStoreFailure,
      )
    return LiveLinks.of({
      all: read(sql`true`),
      containing: (texts) => read(sql.or(texts.map((text) => sql`instr(target, ${text}) > 0`))),
    })
  }),
)
