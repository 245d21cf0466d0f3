import type { DatabaseSync } from 'node:sqlite'
import { storedTables, passingTables } from '#adapters/sql/copy/stored-tables.ts'

/** Tables that are not there; without them nothing else can be read. */
export const missingTables = (database: DatabaseSync): ReadonlyArray<string> => {
  const there = new Set(
    database
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all()
      .map(({ name }) => String(name)),
  )
  return [...Object.keys(storedTables), ...passingTables, 'counters', 'migrations']
    .filter((name) => !there.has(name))
    .map((name) => `The table ${name} is missing. A start of this version makes it, unless it was lost.`)
}

/** What SQLite itself finds wrong, and counters that do not count their rows. */
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
    .map(({ table, rowid }) => `${String(table)} ${String(rowid)} refers to something that is gone.`)
  const counters = database
    .prepare(
      `select name, total from counters where name in (select name from sqlite_schema where type = 'table')`,
    )
    .all()
    .flatMap(({ name, total }) => {
      const found = database.prepare(`select count(*) as total from ${String(name)}`).get()?.['total']
      return found === total
        ? []
        : [`${String(name)} are counted as ${String(total)}, and are ${String(found)}.`]
    })
  return [...integrity, ...references, ...counters]
}
