import { DateTime, Effect, Layer } from 'effect'
import { countedWords, foundNothing } from '#domain/content/search/failed-search.ts'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { dayIn } from '#domain/time/day.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { FailedSearchCounts } from '#ports/server/failed-search-counts.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import { firstOfDay } from '../edge/request/first-of-day.ts'

/** The most searches of a day that are remembered, so that a flood cannot fill the memory. */
const maxSearches = 20_000

/**
 * Counts searches of visitors that find nothing, once a day for each network address, from the second address on.
 * Searches without an address, such as those of previews, are not counted.
 */
export const CountingSiteSearch = (timeZone: string) =>
  Layer.effect(
    SiteSearch,
    Effect.gen(function* () {
      const { find } = yield* SiteSearch
      const counts = yield* FailedSearchCounts
      const isFirst = firstOfDay(() => dayIn(timeZone, DateTime.nowUnsafe()), maxSearches)
      const count = Effect.fnUntraced(function* (search: string) {
        const { address } = yield* OnBehalfOf
        const words = countedWords(search)
        if (address === '' || words === undefined) return
        const isNew = isFirst('any address', words)
        if (isFirst(networkOf(address), words) && !isNew) yield* counts.add(words)
      })
      return SiteSearch.of({
        find: (query, lang) =>
          Effect.tap(find(query, lang), (results) =>
            foundNothing(results) ? count(query.search) : Effect.void,
          ),
      })
    }),
  )
