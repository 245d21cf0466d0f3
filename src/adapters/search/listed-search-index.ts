import { Effect, Layer } from 'effect'
import type { AnyContentType, Item } from '#domain/content/content-types.ts'
import { meets } from '#domain/content/list/item-filter.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { newestFirst } from '#domain/content/list/own-order.ts'
import { hasWords } from '#domain/content/list/search-text.ts'
import { maxMatches } from '#domain/content/search/site-search.ts'
import { Contents } from '#ports/content/contents.ts'
import { SearchIndex } from '#ports/server/search-index.ts'

/** Searches the lists, for stores without an index of their own. */
export const ListedSearchIndex = Layer.effect(
  SearchIndex,
  Effect.map(Contents, (contents) => {
    const matchesIn = Effect.fnUntraced(function* (
      contentType: AnyContentType,
      search: string,
      lang?: string,
    ) {
      const found: Array<Item<AnyContentType>> = []
      let after: string | undefined
      do {
        const place = after === undefined ? {} : { after }
        const page = yield* contents.list(contentType, { search, size: pageSizes.max, ...place }, lang)
        found.push(...page.items)
        after = page.next
      } while (after !== undefined && found.length <= maxMatches)
      return found
    })

    return SearchIndex.of({
      matches: Effect.fnUntraced(function* (contentType, { search, openOn }, lang) {
        const [title = ''] = contentType.listing.searched
        const inDefault = yield* matchesIn(contentType, search)
        const inFurther = lang === undefined ? [] : yield* matchesIn(contentType, search, lang)
        const others = inDefault.filter(({ id }) => inFurther.every((item) => item.id !== id))
        return newestFirst([...inFurther, ...others])
          .filter((item) => meets(item, { openOn }))
          .slice(0, maxMatches + 1)
          .map((item) => ({
            id: item.id,
            createdAt: item.createdAt,
            isInTitle: hasWords(String(Reflect.get(item, title)), search),
          }))
      }),
    })
  }),
)
