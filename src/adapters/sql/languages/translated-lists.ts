import type { SqlClient, Statement } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { ContentQuery } from '#domain/content/list/list-query.ts'
import type { ItemFilter } from '#domain/content/list/item-filter.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { furtherTags, type Languages } from '#domain/language/language.ts'
import type { ListCondition } from '../lists/list-page.ts'
import { rowSearch, type Search } from '../lists/search.ts'
import { rowId } from '../client/row-id.ts'
import { contentListings } from '../rows/content-rows.ts'
import { indexTable, stateCounter } from './translated-texts.ts'

/** A condition on rows of the index, as a condition on the items that they are about. */
const ofItems = (sql: SqlClient.SqlClient, { name }: AnyContentType, holds: Statement.Fragment) =>
  sql`exists (select 1 from ${sql(indexTable)} where ${holds} and item_id = ${sql(contentListings[name].table)}.id)`

/** Narrows a list to the items of one state in a further language. */
const stateNarrowing = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  { state, lang }: NonNullable<ContentQuery['translation']>,
): ListCondition => {
  const holds = sql`subject = ${contentType.name} and language = ${lang} and state = ${state}`
  return {
    ids: sql`select item_id as id from ${sql(indexTable)} where ${holds}`,
    holds: ofItems(sql, contentType, holds),
    counters: [stateCounter(contentType.name, lang, state)],
    index: { table: indexTable, id: 'item_id', holds },
  }
}

/** Narrows positions to those that are open on a day. */
export const stillOpen = (sql: SqlClient.SqlClient, day: string) =>
  sql`(closing_date = '' or closing_date >= ${day})`

const filterConditions = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  { brandId, address, from, to, newerThan, olderThan, openOn }: ItemFilter,
): ReadonlyArray<Statement.Fragment> => [
  ...(brandId === undefined
    ? []
    : ['brandId' in contentType.fields ? sql`brand_id = ${brandId}` : sql`1 = 0`]),
  ...(address === undefined
    ? []
    : ['address' in contentType.fields ? sql`address = ${address}` : sql`1 = 0`]),
  ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
  ...(to === undefined ? [] : [sql`created_at < ${to}`]),
  ...(newerThan === undefined ? [] : [sql`id > ${rowId(newerThan)}`]),
  ...(olderThan === undefined ? [] : [sql`id < ${rowId(olderThan)}`]),
  ...(openOn === undefined || !('closingDate' in contentType.fields) ? [] : [stillOpen(sql, openOn)]),
]

/** Narrows a list to the items that a query asks for; `undefined` if it asks for all. */
export const narrowingOf = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  { translation, filter }: Pick<ContentQuery, 'translation' | 'filter'>,
): ListCondition | undefined => {
  const ofState = translation && stateNarrowing(sql, contentType, translation)
  if (filter === undefined) return ofState
  const holds = sql.and([...filterConditions(sql, contentType, filter), ...(ofState ? [ofState.holds] : [])])
  return { ids: sql`select id from ${sql(contentListings[contentType.name].table)} where ${holds}`, holds }
}

/** Searches the texts of a language, or of several; `undefined` if the search text has no words. */
export const searchIn = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  { search = '', searchedIn }: ContentQuery,
  lang: string | undefined,
  languages: Languages,
): Search | undefined => {
  const inDefault = rowSearch(sql, contentListings[contentType.name], search)
  const inFurther = (tag: string): Search | undefined => {
    const within = sql`subject = ${contentType.name} and language = ${tag} and folded <> ''`
    const found = rowSearch(sql, { table: indexTable, titleKey: 'title_key', id: 'item_id', within }, search)
    return found && { ids: found.ids, holds: ofItems(sql, contentType, found.holds) }
  }
  if (lang !== allLanguages)
    return lang === undefined || lang === languages[0].tag ? inDefault : inFurther(lang)
  return (searchedIn ?? furtherTags(languages))
    .map(inFurther)
    .reduce((all, further) => either(sql, all, further), inDefault)
}

const either = (
  sql: SqlClient.SqlClient,
  one: Search | undefined,
  other: Search | undefined,
): Search | undefined =>
  one && other && { ids: sql`${one.ids} union ${other.ids}`, holds: sql.or([one.holds, other.holds]) }
