import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { insertionOf } from '../upgrade/stored-rows.ts'
import { normalizedContract } from '../upgrade/normalized-contract.ts'
import { upgradeContract, type Databases } from '../upgrade/upgrade-contract.ts'

const script = readFileSync(new URL('../upgrade/sqlite-47.sql', import.meta.url), 'utf8')

const opened = (prepare: (file: string) => void) =>
  Layer.unwrap(
    Effect.map(temporaryFolder, (folder) => {
      const file = join(folder, 'store.db')
      prepare(file)
      return Sqlite({ file })
    }),
  )

const withoutSpaces = (definition: string | null) => definition?.replace(/\s+/g, '').toLowerCase()

/** Columns are compared in any order, since a migration can only append them. */
const schema = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const objects = yield* sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_schema order by name`
  return yield* Effect.forEach(objects, (object) =>
    Effect.gen(function* () {
      const { type, name } = object
      if (type !== 'table' || name.endsWith('_search'))
        return [`${type} ${name}`, withoutSpaces(object.sql)] as const
      const columns = yield* sql`select name, type, "notnull", dflt_value, pk, hidden
        from pragma_table_xinfo(${name}) order by name`
      const [options] = yield* sql`select type, wr, strict from pragma_table_list(${name})`
      const references =
        yield* sql`select "table", "from", "to", on_delete from pragma_foreign_key_list(${name})`
      const indexes =
        yield* sql`select i.name, i."unique", i.origin, i.partial, c.seqno, c.name as "column", c."desc"
        from pragma_index_list(${name}) as i, pragma_index_xinfo(i.name) as c order by i.name, c.seqno`
      return [`table ${name}`, { columns, options, references, indexes }] as const
    }),
  )
})

const databases: Databases = {
  existing: (rows) =>
    opened((file) => {
      const database = new DatabaseSync(file)
      database.exec(script + insertionOf(rows))
      database.close()
    }),
  fresh: () => opened(() => {}),
  schema,
}

upgradeContract('SQLite', databases)
normalizedContract('SQLite', databases)
