import { Effect, Layer } from 'effect'
import { furtherTags } from '#domain/language/language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { countStates, homePageCounts, translatedContents } from '#domain/language/translation-counts.ts'
import { translationState } from '#domain/language/translation-state.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Translations } from '#ports/content/translations.ts'

/** Counts what the stores hold. */
export const MemoryTranslations = Layer.effect(
  Translations,
  Effect.gen(function* () {
    const contents = yield* Contents
    const homePage = yield* HomePageDetails
    const tags = furtherTags(yield* SiteLanguages)
    return Translations.of({
      counts: () =>
        Effect.gen(function* () {
          const ofContents = yield* Effect.forEach(translatedContents, (contentType) =>
            Effect.map(contents.list(contentType, undefined, 'all'), ({ items }) =>
              tags.map((lang) => {
                const states = items.map((item) => translationState(contentType, asGroup(item), lang))
                return { subject: contentType.name, lang, ...countStates(states) }
              }),
            ),
          )
          const details = asGroup(yield* homePage.get('all'))
          return [...ofContents.flat(), ...tags.map((lang) => homePageCounts(details, lang))]
        }),
    })
  }),
)
