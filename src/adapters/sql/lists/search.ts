import type { SqlClient, Statement } from 'effect/sql'
import { searchWords } from '#domain/content/list/search-text.ts'
import type { ListedTable } from './listed-table.ts'

/** The most matching rows that are counted. */
export const maxCounted = 1_000

/** The shortest word, in letters, that the trigram index finds. */
const trigram = 3

/** A condition in two forms, for two query plans. */
export interface Search {
  /** Selects the ids of the matching rows, by an index. */
  readonly ids: Statement.Fragment
  /** Tests a single row, for rows that are scanned in the order of the list. */
  readonly holds: Statement.Fragment
}

/** Combines a search with the condition that narrows the list. */
export const searchWithin = (
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

/** Adds a condition to the ids of a search. The cross join makes SQLite start with the search index. */
const among = (
  sql: SqlClient.SqlClient,
  table: string,
  { ids, holds }: Search,
  more: Statement.Fragment,
  id = 'id',
): Statement.Fragment =>
  sql.onDialectOrElse({
    pg: () => sql`select ${sql(id)} as id from ${sql(table)} where ${sql.and([holds, more])}`,
    orElse: () =>
      sql`select ${sql(id)} as id from (${ids}) cross join ${sql(table)} using (id) where ${more}`,
  })

/** Where texts are searched: the rows of a list, or those of an index of it. */
interface SearchedTexts extends Pick<ListedTable, 'table' | 'titleKey'> {
  /** The column of an index with the ids of the list. */
  readonly id?: string
  /** Narrows an index that has rows of other lists too. */
  readonly within?: Statement.Fragment
}

/** Translates a search text to SQL; `undefined` if it has no words. */
export const rowSearch = (
  sql: SqlClient.SqlClient,
  searched: SearchedTexts,
  typed: string,
): Search | undefined => {
  const words = searchWords(typed)
  if (words.length === 0) return undefined
  const long = words.filter((word) => Array.from(word).length >= trigram)
  return long.length === 0 ? inTitle(sql, searched, words.join(' ')) : anywhere(sql, searched, words, long)
}

/** Searches of one or two letters match the start of the title. */
const inTitle = (
  sql: SqlClient.SqlClient,
  { table, titleKey, id = 'id', within }: SearchedTexts,
  start: string,
): Search => {
  const key = sql(titleKey)
  const limits = within === undefined ? [] : [within]
  return {
    ids: sql`select ${sql(id)} as id from ${sql(table)}
      where ${sql.and([...limits, sql`${key} >= ${start}`, sql`${key} < ${`${start}\u{10FFFF}`}`])}`,
    holds: sql.and([...limits, sql`instr(${key}, ${start}) = 1`]),
  }
}

const anywhere = (
  sql: SqlClient.SqlClient,
  { table, id, within }: SearchedTexts,
  words: ReadonlyArray<string>,
  long: ReadonlyArray<string>,
): Search => {
  const holding = (some: ReadonlyArray<string>) => some.map((word) => holds(sql, word))
  const found: Search = { ids: byIndex(sql, table, long), holds: sql.and(holding(long)) }
  const short = words.filter((word) => !long.includes(word))
  const more = [...(within === undefined ? [] : [within]), ...holding(short)]
  return more.length === 0
    ? found
    : { ids: among(sql, table, found, sql.and(more), id), holds: sql.and([...holding(words), ...more]) }
}

/** On PostgreSQL, `like` uses the trigram index too. */
const holds = (sql: SqlClient.SqlClient, word: string): Statement.Fragment =>
  sql.onDialectOrElse({
    pg: () => sql`folded like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    orElse: () => sql`instr(folded, ${word}) > 0`,
  })

/** Selects the ids of the rows that contain all words, by the trigram index. */
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
