import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { furtherTags } from '#domain/language/language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { byState, homePageCounts, translatedContents } from '#domain/language/translation-counts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Translations } from '#ports/content/translations.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { readCounters, stateCounter } from '../languages/translated-texts.ts'

/** Reads the counters of the index, and counts the texts of the home page. */
export const SqlTranslations: Layer.Layer<Translations, never, SqlClient.SqlClient | HomePageDetails> =
  Layer.effect(
    Translations,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const homePage = yield* HomePageDetails
      const tags = furtherTags(yield* SiteLanguages)

      return Translations.of({
        counts: () =>
          Effect.gen(function* () {
            const total = yield* readCounters(sql)
            const details = asGroup(yield* homePage.get('all'))
            const ofContents = translatedContents.flatMap(({ name: subject }) =>
              tags.map((lang) => ({
                subject,
                lang,
                ...byState((state) => total(stateCounter(subject, lang, state))),
              })),
            )
            return [...ofContents, ...tags.map((lang) => homePageCounts(details, lang))]
          }).pipe(orStoreFailure),
      })
    }),
  )
