import { Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { allLanguages, readItem } from '#domain/language/in-language.ts'
import { isMultilingual, type PageLanguage, prefixOf } from '#domain/language/page-language.ts'
import { versionsOf } from '#domain/language/versions-of.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SiteSearch } from '#ports/visitor/site-search.ts'
import type { PageReads, ContentReads, SearchSite } from './site/routes/page-reads.ts'

/** The ports from which pages are rendered. */
export type PagePorts = Contents | HomePageDetails | SiteSearch

type Run = <A, E>(effect: Effect.Effect<A, E, Contents | HomePageDetails>) => Promise<A>

/** The reads of public pages through the ports, in a language or `all`; without one in the default language. */
export const contentReads = (run: Run, lang?: string): ContentReads => ({
  homePage: () => run(Effect.flatMap(HomePageDetails, ({ get }) => get(lang))),
  list: (name, query) =>
    run(
      Effect.flatMap(Contents, (store) => store.list(contentTypes[name], query, lang)).pipe(
        // Another back end may not know this content type.
        Effect.catchTag('ItemNotFound', () => Effect.succeed({ items: [], total: 0 })),
      ),
    ),
  get: (name, id) =>
    run(
      Effect.flatMap(Contents, (store) => store.get(contentTypes[name], id, lang)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
      ),
    ),
})

const tagOf = (page: PageLanguage) => (prefixOf(page) === '' ? undefined : page.language.tag)

/** The search of public pages through its port, by language. */
export const siteSearchOf =
  (run: <A, E>(effect: Effect.Effect<A, E, SiteSearch>) => Promise<A>) =>
  (lang?: string): SearchSite =>
  (query) =>
    run(SiteSearch.use(({ find }) => find(query, lang)))

/** The reads of a page in its language. As long as the site has one language, no read names any. */
export const pageReads = (
  page: PageLanguage,
  reads: (lang?: string) => ContentReads,
  search?: (lang?: string) => SearchSite,
): PageReads => ({
  ...reads(tagOf(page)),
  search: search?.(tagOf(page)),
  ...(isMultilingual(page) && {
    inAllLanguages: {
      ...reads(allLanguages),
      page,
      versionsOf: (name, item) => versionsOf(contentTypes[name], item, page.languages).map(({ tag }) => tag),
      inPageLanguage: (name, item) => readItem(contentTypes[name], item, tagOf(page), page.languages),
    },
  }),
})
