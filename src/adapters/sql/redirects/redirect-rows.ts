import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { addressKey, addressOfKey } from '#domain/addresses/redirects/address-key.ts'
import type { ActiveRedirect } from '#domain/addresses/redirects/redirect.ts'
import type { Row } from '../client/row.ts'

export const keysOf = (from: string) => {
  const { path, query } = addressKey(from)
  return { path_key: path, query_key: query }
}

export const activeRedirectOf = (row: Row): ActiveRedirect => ({
  id: String(row['id']),
  from: addressOfKey({ path: String(row['path_key']), query: String(row['query_key']) }),
  to: String(row['target']),
  status: row['status'] === 410 ? 410 : 301,
})

export const activeRedirects = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<Row>`select id, path_key, query_key, target, status from redirects order by id`, (rows) =>
    rows.map(activeRedirectOf),
  )
