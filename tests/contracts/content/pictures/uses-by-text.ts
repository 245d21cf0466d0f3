import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { contentTables } from '#adapters/sql/rows/tables.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { someFiles, somePictures } from './picture-writes.ts'

export const uploads = [...somePictures, ...someFiles]
export const recordUploads = Effect.forEach(uploads, (address) =>
  PictureRecords.use((port) => port.record(address)),
)

const tables = [
  ...Object.entries(contentTables).map(([subject, { table }]) => [subject, table] as const),
  ['homePage', 'home_page'] as const,
]

/** A state of an item, with its row as text. */
interface State {
  /** Such as `live brand 5`. */
  readonly name: string
  readonly version: number
  readonly text: string
}

/** Every state of every item: published, drafted and unpublished. */
export const allStates = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const found: Array<State> = []
  const rows = (text: string) => sql.unsafe<Record<string, unknown>>(text)
  for (const [subject, table] of tables)
    for (const row of yield* rows(`select * from ${table}`))
      found.push({
        name: `live ${subject} ${row['id']}`,
        version: Number(row['version']),
        text: JSON.stringify(row),
      })
  for (const { id, subject, version, fields } of yield* rows(
    'select id, subject, version, fields from drafts',
  ))
    found.push({ name: `draft ${subject} ${id}`, version: Number(version), text: String(fields) })
  for (const { item_id, subject, item } of yield* rows('select item_id, subject, item from unpublished')) {
    const { version }: { readonly version: number } = JSON.parse(String(item))
    found.push({ name: `unpublished ${subject} ${item_id}`, version, text: String(item) })
  }
  return found
})

const addressesIn = (text: string) =>
  new Set(text.match(/\/media\/(?:[a-z]-1600x900\.webp|[a-z]\.pdf)/g) ?? [])

/** Every address in the texts of every state, whatever its field. */
export const usesByText = Effect.map(allStates, (states) =>
  states
    .flatMap(({ name, text }) => [...addressesIn(text)].map((address) => `${address} ${name}`))
    .toSorted(),
)
