import type { SqlClient, Statement } from 'effect/sql'
import { searchWords } from '#domain/content/search-text.ts'
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
        // The index of words goes first and is read only as far as it is counted.
        ids: sql`select id from (${search.ids}) cross join ${sql(table)} using (id) where ${narrowing.holds}`,
        holds: sql.and([search.holds, narrowing.holds]),
      }

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
  const holding = (some: ReadonlyArray<string>) =>
    sql.and(some.map((word) => sql`instr(folded, ${word}) > 0`))
  const short = words.filter((word) => !long.includes(word))
  const index = `${table}_search`
  const phrases = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ')
  const found = sql`select rowid as id from ${sql(index)} where ${sql(index)} match ${phrases}`
  // The index goes first and is read only as far as it is counted.
  const withShort = sql`select id from (${found}) cross join ${sql(table)} using (id) where ${holding(short)}`
  return { ids: short.length === 0 ? found : withShort, holds: holding(words) }
}
