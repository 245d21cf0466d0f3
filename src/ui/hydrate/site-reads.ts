import { Layer, ManagedRuntime } from 'effect'
import { httpCalls, type HttpOptions } from '#adapters/http/call/call.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { product } from '../product.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { readIn, readOf } from '../read-of.ts'

/** The reads of public pages over HTTP, by language. */
export const httpReads = (options: HttpOptions = {}) => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(HttpContents, HttpHomePageDetails).pipe(Layer.provide(httpCalls({ product, ...options }))),
  )
  return (lang?: string) => readOf((effect) => runtime.runPromise(effect), lang)
}

const reads = httpReads()

/** The reads of public pages after hydration, over HTTP. */
export const read = (language: PageLanguage) => readIn(language, reads)
