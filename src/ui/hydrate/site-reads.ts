import { Layer, ManagedRuntime } from 'effect'
import { httpClientLayer, type HttpOptions } from '#adapters/http/client/http-client.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpSiteSearch } from '#adapters/http/content/site-search.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { ListedSearchIndex } from '#adapters/search/listed-search-index.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { product } from '../product.ts'
import { timeZone } from '../time-zone.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { pageReads, contentReads, siteSearchOf } from '../page-reads.ts'

/** The reads of public pages over HTTP, by language. */
export const httpReads = (options: HttpOptions = {}) => {
  const runtime = ManagedRuntime.make(
    HttpSiteSearch(IndexedSiteSearch(timeZone).pipe(Layer.provide(ListedSearchIndex))).pipe(
      Layer.provideMerge(Layer.mergeAll(HttpContents, HttpHomePageDetails)),
      Layer.provide(httpClientLayer({ product, ...options })),
    ),
  )
  return {
    reads: (lang?: string) => contentReads((effect) => runtime.runPromise(effect), lang),
    search: siteSearchOf((effect) => runtime.runPromise(effect)),
  }
}

const { reads, search } = httpReads()

/** The reads of public pages after hydration, over HTTP. */
export const read = (language: PageLanguage) => pageReads(language, reads, search)
