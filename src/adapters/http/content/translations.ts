import { Effect, Layer } from 'effect'
import { isContentTypeName, isSubject } from '#domain/history/subject.ts'
import { byState, type TranslationCounts } from '#domain/language/translation-counts.ts'
import { Translations } from '#ports/content/translations.ts'
import { HttpClient } from '../client/http-client.ts'
import { listIn, decodeResponse } from '../client/envelope.ts'
import { endpoints } from '../endpoints.ts'
import { objectIn, textIn } from '../wire/decode.ts'

/** Reads the counts of what the signed-in user may edit. */
export const HttpTranslations = Layer.effect(
  Translations,
  Effect.map(HttpClient, (client) =>
    Translations.of({
      counts: () =>
        Effect.flatMap(client.read({ path: endpoints.translations }), (response) =>
          decodeResponse(response, (body) => listIn(body, 'data.results').items.map(countsIn)),
        ),
    }),
  ),
)

function countsIn(value: unknown): TranslationCounts {
  const { subject, lang, ...counts } = objectIn(value, 'counts')
  if (!isSubject(subject) || !(subject === 'homePage' || isContentTypeName(subject)))
    throw new Error('subject is unknown')
  return { subject, lang: textIn(lang, 'lang'), ...byState((state) => Number(counts[state] ?? 0)) }
}
