import { Layer, ManagedRuntime } from 'effect'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { ListedSearchIndex } from '#adapters/search/listed-search-index.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { pageReads, contentReads, siteSearchOf } from '#ui/page-reads.ts'
import type { PageReads } from '#ui/site/routes/page-reads.ts'
import { samplePage } from './sample-page.ts'
import { dataSet, type DataSetName } from '../data-sets.ts'

/** The reads of public pages on memory adapters. Reads of the frame succeed regardless of `behaviour`. */
export const readFrom = (
  data: DataSetName,
  behaviour: Behaviour = {},
  page: PageLanguage = samplePage('en'),
): PageReads => {
  const { items, homePage } = dataSet(data)
  return readFromStores(
    Layer.mergeAll(MemoryContents({ items, ...behaviour }), MemoryHomePageDetails({ details: homePage })),
    page,
  )
}

export const readFromStores = (
  stores: Layer.Layer<Contents | HomePageDetails>,
  page: PageLanguage,
): PageReads => {
  const search = IndexedSiteSearch('UTC').pipe(Layer.provide(ListedSearchIndex))
  const runtime = ManagedRuntime.make(Layer.provideMerge(search, stores))
  return pageReads(
    page,
    (lang) => contentReads((effect) => runtime.runPromise(effect), lang),
    siteSearchOf((effect) => runtime.runPromise(effect)),
  )
}
