import { Data, Effect, Struct } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { storedTables, type StoredTable } from './stored-tables.ts'
import { lastIds, setLastId } from './last-ids.ts'
import { readTable, type Summary } from './read-table.ts'

/** The copy was not made; the sentence says why, and the target is as it was. */
export class CopyRefused extends Data.TaggedError('CopyRefused')<{ readonly message: string }> {}

export interface CopiedTable extends Summary {
  readonly table: StoredTable
}

/** PostgreSQL then answers all reads from one moment, and nobody waits for them. */
const asOfOneMoment = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

/**
 * Copies everything that a database holds into an empty one of the same version, with ids, versions and times, and reads it
 * back: where a table is not the same afterwards nothing is kept.
 */
export const copyDatabase = (
  from: SqlClient.SqlClient,
  to: SqlClient.SqlClient,
): Effect.Effect<ReadonlyArray<CopiedTable>, CopyRefused | SqlError.SqlError> =>
  copied(from, to).pipe(
    to.withTransaction,
    Effect.provideService(SqlClient.BeginTransaction, undefined),
    from.withTransaction,
    Effect.provideService(SqlClient.BeginTransaction, asOfOneMoment),
  )

const copied = Effect.fnUntraced(function* (from: SqlClient.SqlClient, to: SqlClient.SqlClient) {
  const tables = Struct.keys(storedTables)
  for (const table of tables) {
    const rows = yield* to`select 1 from ${to(table)} limit 1`
    if (rows.length > 0)
      return yield* new CopyRefused({ message: 'The target is not empty. Nothing was changed.' })
  }

  const made: Array<CopiedTable> = []
  for (const table of tables) {
    const read = yield* readTable(
      from,
      table,
      storedTables[table],
      (rows) => to`insert into ${to(table)} ${to.insert(rows)}`,
    )
    const kept = yield* readTable(to, table, storedTables[table])
    if (kept.rows !== read.rows || kept.digest !== read.digest)
      return yield* new CopyRefused({
        message: `${table}: the copy is not what was read. Nothing was changed.`,
      })
    made.push({ table, ...kept })
  }
  for (const last of yield* lastIds(from)) yield* setLastId(to, last)
  // Triggers have counted the rows; what has ever come is counted by nothing but the source.
  for (const { name, total } of yield* from<{
    name: string
    total: number
  }>`select name, total from counters`)
    yield* to`update counters set total = ${total} where name = ${name}`
  return made
})
