import { Layer, ManagedRuntime } from 'effect'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { readIn, readOf } from '#ui/read-of.ts'
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
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents({ items, ...behaviour }), MemoryHomePageDetails({ details: homePage })),
  )
  return readIn(page, (lang) => readOf((effect) => runtime.runPromise(effect), lang))
}
