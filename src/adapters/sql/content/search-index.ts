import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { allLanguages } from '#domain/language/in-language.ts'
import { hasAllWords, maxMatches } from '#domain/content/search/site-search.ts'
import { SearchIndex } from '#ports/server/search-index.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { searchIn, stillOpen } from '../languages/translated-lists.ts'
import { indexTable } from '../languages/translated-texts.ts'
import { contentListings } from '../rows/content-rows.ts'

interface Row {
  readonly id: number
  readonly createdAt: string
  readonly title: string
  readonly translated: string | null
}

/** Searches by the trigram indexes of the lists. Ids increase, so the newest matches are those with the highest ids. */
export const SqlSearchIndex = Layer.effect(
  SearchIndex,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    return SearchIndex.of({
      matches: (contentType, { search, openOn }, lang) => {
        const searchedIn = lang === undefined ? [] : [lang]
        const found = searchIn(sql, contentType, { search, searchedIn }, allLanguages, languages)
        if (found === undefined) return Effect.succeed([])
        const { table, titleKey } = contentListings[contentType.name]
        const open =
          openOn === undefined
            ? sql``
            : sql`where id in (select id from ${sql(table)} where ${stillOpen(sql, openOn)})`
        return sql<Row>`
          select item.id, item.created_at as "createdAt", ${sql(`item.${titleKey}`)} as title, ${sql(`${indexTable}.title_key`)} as translated
          from (select id from (${found.ids}) as found ${open} order by id desc limit ${maxMatches + 1}) as newest
          cross join ${sql(table)} as item
          left join ${sql(indexTable)} on subject = ${contentType.name} and language = ${lang ?? ''} and item_id = item.id
          where item.id = newest.id order by item.id desc`.pipe(
          Effect.map((rows) =>
            rows.map(({ id, createdAt, title, translated }) => ({
              id: String(id),
              createdAt,
              isInTitle: hasAllWords(translated || title, search),
            })),
          ),
          orStoreFailure,
        )
      },
    })
  }),
)
