import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import type { PlannedRedirect } from '#domain/addresses/redirects/plan-redirects.ts'
import { itemPages, type SitePages } from '#domain/addresses/redirects/site-pages.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { contentTables } from '../rows/tables.ts'
import { keysOf } from './redirect-rows.ts'

/** Reads which pages the site has now. */
export const sitePages = (sql: SqlClient.SqlClient): Effect.Effect<SitePages, SqlError.SqlError> =>
  Effect.gen(function* () {
    const ids = yield* Effect.forEach(Object.entries(itemPages), ([part, name]) =>
      Effect.map(
        sql<{ id: number }>`select id from ${sql(contentTables[name].table)}`,
        (rows) => [part, new Set(rows.map(({ id }) => String(id)))] as const,
      ),
    )
    const own = yield* sql<{ address: string }>`select address from ${sql(contentTables.page.table)}`
    return {
      languages: yield* SiteLanguages,
      ids: new Map(ids),
      addresses: new Set(own.map(({ address }) => address)),
    }
  })

/** Writes a planned entry and returns its id. */
export const writeRedirect = (
  sql: SqlClient.SqlClient,
  { id, from, to, status, note }: PlannedRedirect,
): Effect.Effect<string, SqlError.SqlError> =>
  Effect.gen(function* () {
    const updated_at = yield* now
    const columns = {
      ...keysOf(from),
      target: to,
      status,
      folded: fold(`${from} ${to}`),
      updated_at,
      ...(note !== undefined && { note: note.trim() }),
    }
    if (id === undefined) {
      const row = { note: '', ...columns, version: 1, created_at: updated_at }
      const [added] = yield* sql<{ id: number }>`insert into redirects ${sql.insert(row)} returning id`
      // Requests of it are visits from now on.
      yield* sql`delete from missing_paths where path = ${columns.path_key}`
      return String(added?.id)
    }
    yield* sql`update redirects set ${sql.update(columns)}, version = version + 1 where id = ${rowId(id)}`
    return id
  })
