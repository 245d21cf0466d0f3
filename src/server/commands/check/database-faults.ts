import type { DatabaseSync } from 'node:sqlite'
import { filledTables, storedTables, transientTables } from '#adapters/sql/copy/stored-tables.ts'

/** A sentence for each missing table; if there is one, nothing else can be checked. */
export const missingTables = (database: DatabaseSync): ReadonlyArray<string> => {
  const present = new Set(
    database
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all()
      .map(({ name }) => String(name)),
  )
  return [...Object.keys(storedTables), ...transientTables, ...filledTables, 'migrations']
    .filter((name) => !present.has(name))
    .map(
      (name) =>
        `The table ${name} is missing. The first start of this version creates it, unless it was lost.`,
    )
}

/** Faults that SQLite finds, and wrong row counters. */
export const databaseFaults = (database: DatabaseSync): ReadonlyArray<string> => {
  const integrity = database
    .prepare('pragma integrity_check')
    .all()
    .map((row) => String(row['integrity_check']))
    .filter((sentence) => sentence !== 'ok')
    .map((sentence) => `The database is damaged: ${sentence}.`)
  const references = database
    .prepare('pragma foreign_key_check')
    .all()
    .map(({ table, rowid }) => `${String(table)} ${String(rowid)} refers to a row that does not exist.`)
  const counters = database
    .prepare(
      `select name, total from counters where name in (select name from sqlite_schema where type = 'table')`,
    )
    .all()
    .flatMap(({ name, total }) => {
      const counted = database.prepare(`select count(*) as total from ${String(name)}`).get()?.['total']
      return counted === total
        ? []
        : [`The counter of ${String(name)} is ${String(total)} instead of ${String(counted)}.`]
    })
  return [...integrity, ...references, ...counters]
}
