import { Data, Effect, Struct } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { storedTables, type StoredTable } from './stored-tables.ts'
import { lastIds, setLastId } from './last-ids.ts'
import { readTable, type Summary } from './read-table.ts'

/** The target is unchanged; `message` is a sentence that says why. */
export class CopyRefused extends Data.TaggedError('CopyRefused')<{ readonly message: string }> {}

export interface CopiedTable extends Summary {
  readonly table: StoredTable
}

/** On PostgreSQL, all reads see one snapshot, and block nothing. */
const beginSnapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/**
 * Copies all tables into an empty database of the same version, with ids, versions and times. Reads them back and
 * rolls back if a table differs.
 */
export const copyDatabase = (
  from: SqlClient.SqlClient,
  to: SqlClient.SqlClient,
): Effect.Effect<ReadonlyArray<CopiedTable>, CopyRefused | SqlError.SqlError> =>
  copyTables(from, to).pipe(
    to.withTransaction,
    Effect.provideService(SqlClient.BeginTransaction, undefined),
    from.withTransaction,
    Effect.provideService(SqlClient.BeginTransaction, beginSnapshot),
  )

const copyTables = Effect.fnUntraced(function* (from: SqlClient.SqlClient, to: SqlClient.SqlClient) {
  const tables = Struct.keys(storedTables)
  for (const table of tables) {
    const rows = yield* to`select 1 from ${to(table)} limit 1`
    if (rows.length > 0)
      return yield* new CopyRefused({ message: 'The target is not empty. Nothing was changed.' })
  }

  const copied: Array<CopiedTable> = []
  for (const table of tables) {
    const read = yield* readTable(
      from,
      table,
      storedTables[table],
      (rows) => to`insert into ${to(table)} ${to.insert(rows)}`,
    )
    const copy = yield* readTable(to, table, storedTables[table])
    if (copy.rows !== read.rows || copy.digest !== read.digest)
      return yield* new CopyRefused({
        message: `${table}: the copy differs from the original. Nothing was changed.`,
      })
    copied.push({ table, ...copy })
  }
  for (const last of yield* lastIds(from)) yield* setLastId(to, last)
  // Triggers have counted the rows, but only the source knows how many mails were ever received.
  for (const { name, total } of yield* from<{
    name: string
    total: number
  }>`select name, total from counters`)
    yield* to`insert into counters ${to.insert({ name, total })}
      on conflict (name) do update set total = excluded.total`
  return copied
})
