import { DateTime, Effect, Layer } from 'effect'
import { hasWords, searchWords } from '#domain/content/list/search-text.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { isFoundByDefault, ownPageRules, searchHit, shownTexts } from '#domain/content/search/search-hit.ts'
import {
  countsOf,
  maxSearchLength,
  pageOfMatches,
  searchedContents,
  type SearchHit,
  type SearchMatch,
  type SiteQuery,
} from '#domain/content/search/site-search.ts'
import { dayIn } from '#domain/time/day.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { QueryRefused } from '#ports/failures.ts'
import { SearchIndex } from '#ports/server/search-index.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'

type Service = NonNullable<HomePageContent['services']>[number]

const textsOf = ({ title, text = '', points = [], company = '', untranslated }: Service) =>
  Object.entries({ title, text, points: points.join('\n'), company }).map(([field, words]) => ({
    text: words,
    isFallback: untranslated?.some((name) => name === field),
  }))

const isFound = (service: Service, search: string) =>
  hasWords(
    textsOf(service)
      .map(({ text }) => text)
      .join('\n'),
    search,
  )

/** A service as it was read in the language of the page, and in the default language. */
interface ReadService {
  readonly service: Service
  readonly original: Service
}

/** Services have no day; their ids count from 1, as their anchors do. */
const serviceMatches = (services: ReadonlyArray<ReadService>, search: string): ReadonlyArray<SearchMatch> =>
  services.flatMap(({ service, original }, at) =>
    isFound(service, search) || isFound(original, search)
      ? [{ id: String(at + 1), createdAt: '', isInTitle: hasWords(service.title, search) }]
      : [],
  )

const serviceHit = ({ service, original }: ReadService, id: string, search: string): SearchHit => ({
  kind: 'services',
  id,
  createdAt: '',
  ...shownTexts(
    textsOf(service),
    search,
    isFound(service, search) ? [] : textsOf(original).map(({ text }) => ({ text, isFallback: true })),
  ),
})

/** Searches by an index, and reads only what a page of results shows. */
export const IndexedSiteSearch = (timeZone: string) =>
  Layer.effect(
    SiteSearch,
    Effect.gen(function* () {
      const index = yield* SearchIndex
      const contents = yield* Contents
      const homePage = yield* HomePageDetails

      const itemHit = Effect.fnUntraced(function* (
        kind: keyof typeof searchedContents,
        id: string,
        search: string,
        lang?: string,
      ) {
        const contentType = searchedContents[kind]
        const item = yield* contents.get(contentType, id, lang)
        const isByDefault =
          lang !== undefined &&
          (ownPageRules[kind] !== undefined || isFoundByDefault(contentType, item, search))
        const original = isByDefault ? yield* contents.get(contentType, id) : item
        return searchHit(kind, contentType, item, search, original)
      })

      const find = Effect.fnUntraced(function* ({ search: typed, ...page }: SiteQuery, lang?: string) {
        const search = typed.slice(0, maxSearchLength)
        const { services: read = [] } = yield* homePage.get(lang)
        const { services: originals = [] } = lang === undefined ? {} : yield* homePage.get()
        const services = read.map((service, at) => ({ service, original: originals[at] ?? service }))
        const openOn = dayIn(timeZone, yield* DateTime.now)
        const { news, companies, positions, portfolio, people, pages } = searchedContents
        const isBlank = searchWords(search).length === 0
        const matching = (contentType: (typeof searchedContents)[keyof typeof searchedContents]) =>
          isBlank
            ? Effect.succeed([])
            : index.matches(contentType, { search, ...(contentType === positions && { openOn }) }, lang)
        const matches = {
          news: yield* matching(news),
          companies: yield* matching(companies),
          services: isBlank ? [] : serviceMatches(services, search),
          positions: yield* matching(positions),
          portfolio: yield* matching(portfolio),
          people: yield* matching(people),
          pages: yield* matching(pages),
        }
        const { items, ...cursors } = yield* Effect.fromResult(
          pageOfMatches(matches, { search, ...page }),
        ).pipe(Effect.mapError((message) => new QueryRefused({ message })))
        const hits = yield* Effect.forEach(items, ({ kind, item: id }) => {
          if (kind !== 'services')
            // What was deleted meanwhile is left out.
            return itemHit(kind, id, search, lang).pipe(
              Effect.map((hit) => [hit]),
              Effect.catchTag('ItemNotFound', () => Effect.succeed([])),
            )
          const service = services[Number(id) - 1]
          return Effect.succeed(service === undefined ? [] : [serviceHit(service, id, search)])
        })
        return { hits: hits.flat(), counts: countsOf(matches), ...cursors }
      })

      return SiteSearch.of({ find })
    }),
  )
