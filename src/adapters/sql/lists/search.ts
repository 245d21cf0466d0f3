import type { SqlClient, Statement } from 'effect/sql'
import { searchWords } from '#domain/content/list/search-text.ts'
import type { Listing } from './listing.ts'

/** Matching rows are counted up to this many. */
export const mostCounted = 1_000

/** Letters from which on the index finds a word anywhere. */
const findable = 3

/** What a search asks of rows. */
export interface Search {
  /** The ids of the matching rows, by the index. */
  readonly ids: Statement.Fragment
  /** Whether one row matches; for rows that are walked through in their order. */
  readonly holds: Statement.Fragment
}

/** A search among what a list is narrowed to. */
export const within = (
  sql: SqlClient.SqlClient,
  table: string,
  search: Search | undefined,
  narrowing: Search | undefined,
): Search | undefined =>
  narrowing === undefined
    ? search
    : search && {
        ids: among(sql, table, search, narrowing.holds),
        holds: sql.and([search.holds, narrowing.holds]),
      }

/** The rows that a search finds for which more holds. SQLite has to be told to begin with the index of words. */
const among = (
  sql: SqlClient.SqlClient,
  table: string,
  { ids, holds }: Search,
  more: Statement.Fragment,
): Statement.Fragment =>
  sql.onDialectOrElse({
    pg: () => sql`select id from ${sql(table)} where ${sql.and([holds, more])}`,
    orElse: () => sql`select id from (${ids}) cross join ${sql(table)} using (id) where ${more}`,
  })

/** Reads what a person typed; nothing where it has no words. */
export const searchOf = (sql: SqlClient.SqlClient, listing: Listing, typed: string): Search | undefined => {
  const words = searchWords(typed)
  if (words.length === 0) return undefined
  const long = words.filter((word) => Array.from(word).length >= findable)
  return long.length === 0 ? inTitle(sql, listing, words.join(' ')) : anywhere(sql, listing, words, long)
}

/** A few letters alone match the start of the title. */
const inTitle = (sql: SqlClient.SqlClient, { table, titleKey }: Listing, start: string): Search => {
  const key = sql(titleKey)
  return {
    ids: sql`select id from ${sql(table)} where ${key} >= ${start} and ${key} < ${`${start}\u{10FFFF}`}`,
    holds: sql`instr(${key}, ${start}) = 1`,
  }
}

const anywhere = (
  sql: SqlClient.SqlClient,
  { table }: Listing,
  words: ReadonlyArray<string>,
  long: ReadonlyArray<string>,
): Search => {
  const holding = (some: ReadonlyArray<string>) => sql.and(some.map((word) => holds(sql, word)))
  const found: Search = { ids: byIndex(sql, table, long), holds: holding(long) }
  const short = words.filter((word) => !long.includes(word))
  return short.length === 0 ? found : { ids: among(sql, table, found, holding(short)), holds: holding(words) }
}

/** PostgreSQL finds it by the same index that `byIndex` reads. */
const holds = (sql: SqlClient.SqlClient, word: string): Statement.Fragment =>
  sql.onDialectOrElse({
    pg: () => sql`folded like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    orElse: () => sql`instr(folded, ${word}) > 0`,
  })

/** The ids of the rows that hold all words, by the index of trigrams. */
const byIndex = (
  sql: SqlClient.SqlClient,
  table: string,
  words: ReadonlyArray<string>,
): Statement.Fragment => {
  const index = `${table}_search`
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  return sql.onDialectOrElse({
    pg: () => sql`select id from ${sql(table)} where ${sql.and(words.map((word) => holds(sql, word)))}`,
    orElse: () => sql`select rowid as id from ${sql(index)} where ${sql(index)} match ${phrases}`,
  })
}
