import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { languageOf, type Languages } from '#domain/language/language.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import { translatedContents } from '#domain/language/translation-counts.ts'
import { translationStates } from '#domain/language/translation-state.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { StoreUnusable } from '../client/store-unusable.ts'
import type { Row } from '../client/row.ts'
import { columnName } from '../rows/columns.ts'
import { storedItemOf, translatedListings } from '../rows/content-rows.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'
import { indexTable, indexTexts, readCounters, stateCounter } from './translated-texts.ts'

/**
 * Records the configured languages, and indexes all items for a language that is new to the database. Fails if the
 * default language is not the one that the data was written in.
 */
export const recordLanguages = Effect.fnUntraced(
  function* (sql: SqlClient.SqlClient, [main, ...further]: Languages) {
    const recorded = yield* sql<{ tag: string; is_default: number }>`select tag, is_default from languages`
    const before = recorded.find(({ is_default }) => is_default === 1)?.tag ?? main.tag
    if (before !== main.tag) return yield* otherDefault(before, main.tag)
    const known = recorded.map(({ tag }) => tag)
    const added = [main, ...further].map(({ tag }) => tag).filter((tag) => !known.includes(tag))
    const tags = [...new Set([...known, ...added])].filter((tag) => tag !== main.tag)
    const lacking = yield* lackingRows(sql, tags)
    if (added.length === 0 && lacking.length === 0) return
    yield* Effect.gen(function* () {
      for (const tag of added)
        yield* sql`insert into languages ${sql.insert({ tag, is_default: tag === main.tag ? 1 : 0 })}
        on conflict (tag) do nothing`
      for (const { contentType, tag } of lacking) yield* indexItems(sql, contentType, tag)
    }).pipe(sql.withTransaction)
  },
  Effect.catchTag('SqlError', (cause) =>
    Effect.fail(new StoreUnusable({ message: 'The languages of the site could not be recorded.', cause })),
  ),
)

/** The tags of all languages that the site has had. */
export const recordedLanguages = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<{ tag: string }>`select tag from languages order by tag`, (rows) =>
    rows.map(({ tag }) => tag),
  ).pipe(orStoreFailure)

const otherDefault = (before: string, now: string) => {
  const named = (tag: string) => `${tag} (${languageOf(tag)?.name ?? tag})`
  return new StoreUnusable({
    message: `The stored texts are written in ${named(before)}, but LANGUAGES begins with ${named(now)}. Write ${before} first.`,
  })
}

interface Lacking {
  readonly contentType: AnyContentType
  readonly tag: string
}

/** Content types with fewer rows in the index than items in a language, by the counters of both. */
const lackingRows = (
  sql: SqlClient.SqlClient,
  tags: ReadonlyArray<string>,
): Effect.Effect<ReadonlyArray<Lacking>, SqlError.SqlError> =>
  Effect.map(readCounters(sql), (total) => {
    const indexed = ({ contentType, tag }: Lacking) =>
      translationStates.reduce((sum, state) => sum + total(stateCounter(contentType.name, tag, state)), 0)
    return translatedContents
      .flatMap((contentType) => tags.map((tag) => ({ contentType, tag })))
      .filter((each) => indexed(each) < total(translatedListings[each.contentType.name].table))
  })

/** Adds the missing rows of a language to the index. Only items with translations are read; the other rows are empty. */
const indexItems = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  contentType: AnyContentType,
  tag: string,
) {
  const { table, selected } = translatedListings[contentType.name]
  yield* sql`
    insert into ${sql(indexTable)} (subject, item_id, language, state, title_key, folded)
    select ${contentType.name}, id, ${tag}, case when ${isBlank(sql, contentType)} then 'complete' else 'missing' end, '', ''
    from ${sql(table)} where true on conflict (subject, language, item_id) do nothing`
  const translated = yield* sql<Row>`
    select ${sql.literal(selected)} from ${sql(table)} where translations <> '{}'`
  for (const row of translated) yield* indexTexts(sql, contentType, storedItemOf(contentType, row))
})

/** A condition: the item has no text in the default language. */
const isBlank = (sql: SqlClient.SqlClient, contentType: AnyContentType) => {
  const { columns }: ContentTable = contentTables[contentType.name]
  const { translated = [] }: TranslatedFields = contentType
  return sql.and(
    translated.map((field) => {
      const column = columns[field]
      const isList = typeof column === 'object' && 'list' in column
      return sql`${sql(columnName(column))} = ${sql.literal(isList ? `'[]'` : `''`)}`
    }),
  )
}
