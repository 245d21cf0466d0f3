import { Effect, Layer } from 'effect'
import type { FailedSearch } from '#domain/content/search/failed-search.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResults } from '../client/envelope.ts'
import { endpoints } from '../endpoints.ts'
import { countIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'

/** Failed searches over the API. */
export const HttpFailedSearches = Layer.effect(
  FailedSearches,
  Effect.map(HttpClient, (client) =>
    FailedSearches.of({
      frequent: Effect.flatMap(client.read({ path: endpoints.failedSearches }), (response) =>
        decodeResults(response, (results) => elementsIn(results, 'data.results').map(failedSearchIn)),
      ),
    }),
  ),
)

function failedSearchIn(value: unknown): FailedSearch {
  const { words, total, days } = objectIn(value, 'search')
  return {
    words: textIn(words, 'words'),
    total: countIn(total, 'total'),
    days: elementsIn(days, 'days').map((entry) => {
      const { day, total: ofDay } = objectIn(entry, 'days')
      return { day: textIn(day, 'day'), total: countIn(ofDay, 'total') }
    }),
  }
}
