import { Layer, ManagedRuntime } from 'effect'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { ListedSearchIndex } from '#adapters/search/listed-search-index.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { HomePageDetails } from '#ports/content/home-page.ts'
import { readIn, readOf, siteSearchOf } from '#ui/read-of.ts'
import type { Read } from '#ui/site/routes/read.ts'
import { samplePage } from './sample-page.ts'
import { dataSet, type DataSetName } from '../data-sets.ts'

/** The reads of public pages on memory adapters. Reads of the frame succeed regardless of `behaviour`. */
export const readFrom = (
  data: DataSetName,
  behaviour: Behaviour = {},
  page: PageLanguage = samplePage('en'),
): Read => {
  const { items, homePage } = dataSet(data)
  return readFromStores(
    Layer.mergeAll(MemoryContents({ items, ...behaviour }), MemoryHomePageDetails({ details: homePage })),
    page,
  )
}

export const readFromStores = (stores: Layer.Layer<Contents | HomePageDetails>, page: PageLanguage): Read => {
  const search = IndexedSiteSearch('UTC').pipe(Layer.provide(ListedSearchIndex))
  const runtime = ManagedRuntime.make(Layer.provideMerge(search, stores))
  return readIn(
    page,
    (lang) => readOf((effect) => runtime.runPromise(effect), lang),
    siteSearchOf((effect) => runtime.runPromise(effect)),
  )
}
