import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Stored } from '#domain/content/content-type.ts'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { knownLanguages } from '#domain/language/language.ts'
import { searchedText } from '#domain/language/searched-texts.ts'
import { asGroup, type Group } from '#domain/language/translated-fields.ts'
import { translatedContents } from '#domain/language/translation-counts.ts'
import { translationState, type TranslationState } from '#domain/language/translation-state.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { sortKey } from '../lists/sort-key.ts'
import { rowId } from '../client/row-id.ts'

/** Has a row for each item and further language, for searches, filters and counts. */
export const indexTable = 'translated_texts'

export interface TranslatedText {
  readonly language: string
  readonly state: TranslationState
  readonly title_key: string
  /** The folded texts that are searched; empty if none of them is translated. */
  readonly folded: string
}

/** Reads all counters. */
export const readCounters = (
  sql: SqlClient.SqlClient,
): Effect.Effect<(name: string) => number, SqlError.SqlError> =>
  Effect.map(sql<{ name: string; total: number }>`select name, total from counters`, (rows) => {
    const totals = new Map(rows.map(({ name, total }) => [name, total]))
    return (name) => totals.get(name) ?? 0
  })

/** The name of the counter of the items of one state. */
export const stateCounter = (subject: string, lang: string, state: TranslationState): string =>
  `${subject}.${lang}.${state}`

/** The row of the index that an item with its translations has for a language. */
export const translatedTextOf = (
  contentType: AnyContentType,
  item: Group,
  language: string,
): TranslatedText => {
  const said = contentType.listing.searched.map((field) => searchedText(contentType, item, field, language))
  return {
    language,
    state: translationState(contentType, item, language),
    title_key: sortKey(said[0] ?? ''),
    folded: said
      .filter((text) => text !== '')
      .map(fold)
      .join('\n'),
  }
}

const recordedTags = (sql: SqlClient.SqlClient): Statement.Fragment =>
  sql`(select tag from languages where is_default = 0)`

/** Writes the rows of a stored item for every recorded language. Must run in the transaction of its save. */
export const indexTexts = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  item: Stored,
): Effect.Effect<void, SqlError.SqlError> => {
  if (!translatedContents.includes(contentType)) return Effect.void
  const group = asGroup(item)
  const rows = knownLanguages.map(({ tag }) => {
    const { language, state, title_key, folded } = translatedTextOf(contentType, group, tag)
    return sql`(${language}, ${state}, ${title_key}, ${folded})`
  })
  return Effect.flatMap(Previewing, (preview) => {
    const id = preview
      ? { column: sql`id, `, value: sql`row_number() over () + ${preview.newIds(rows.length) - 1}, ` }
      : { column: sql``, value: sql`` }
    // Columns of `values` have these names on both databases.
    return Effect.asVoid(sql`
      insert into ${sql(indexTable)} (${id.column}subject, item_id, language, state, title_key, folded)
      select ${id.value}${contentType.name}, ${rowId(item.id)}, column1, column2, column3, column4
      from (values ${sql.csv(rows)}) as made where column1 in ${recordedTags(sql)}
      on conflict (subject, language, item_id) do update
      set state = excluded.state, title_key = excluded.title_key, folded = excluded.folded`)
  })
}

/** Removes the rows of an item that is no longer stored. */
export const forgetTexts = (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  id: string,
): Effect.Effect<void, SqlError.SqlError> =>
  translatedContents.includes(contentType)
    ? Effect.asVoid(sql`delete from ${sql(indexTable)}
        where subject = ${contentType.name} and language in ${recordedTags(sql)} and item_id = ${rowId(id)}`)
    : Effect.void
