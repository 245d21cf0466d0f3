import { Effect, Struct } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { storedTables, type StoredTable } from './stored-tables.ts'

/** The last id that a table has assigned, even if its row was deleted: ids are not reused. */
interface LastId {
  readonly table: StoredTable
  readonly last: number
}

const sequenceOf = (table: StoredTable) => `${table}_${storedTables[table][0]}_seq`

/** The last ids of all tables that have assigned any. */
export const lastIds = (
  sql: SqlClient.SqlClient,
): Effect.Effect<ReadonlyArray<LastId>, SqlError.SqlError> => {
  const of = (found: ReadonlyArray<{ name: string; last: number }>, nameOf: (table: StoredTable) => string) =>
    Struct.keys(storedTables).flatMap((table) => {
      const last = found.find(({ name }) => name === nameOf(table))?.last ?? 0
      return last === 0 ? [] : [{ table, last }]
    })
  return sql.onDialectOrElse({
    pg: () =>
      Effect.map(
        sql<{ name: string; last: number }>`select sequencename as name, last_value as last from pg_sequences
          where schemaname = current_schema() and last_value is not null`,
        (found) => of(found, sequenceOf),
      ),
    orElse: () =>
      Effect.map(
        sql<{ name: string; last: number }>`select name, seq as last from sqlite_sequence`,
        (found) => of(found, (table) => table),
      ),
  })
}

export const setLastId = (
  sql: SqlClient.SqlClient,
  { table, last }: LastId,
): Effect.Effect<unknown, SqlError.SqlError> =>
  sql.onDialectOrElse({
    pg: () => sql`select setval(cast(${sequenceOf(table)} as regclass), ${last})`,
    orElse: () =>
      Effect.andThen(
        sql`delete from sqlite_sequence where name = ${table}`,
        sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`,
      ),
  })
