import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
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
  Effect.map(SqlClient.SqlClient, (sql) =>
    LiveLinks.of({
      all: sql<Row>`select subject, item_id, field, target from links order by subject, item_id, field, target`.pipe(
        Effect.map((rows) => rows.map(({ item_id, ...link }) => ({ ...link, itemId: String(item_id) }))),
        orStoreFailure,
      ),
    }),
  ),
)
