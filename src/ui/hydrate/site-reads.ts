import { Layer, ManagedRuntime } from 'effect'
import { httpCalls } from '#adapters/http/call/call.ts'
import { HttpContents } from '#adapters/http/content/contents.ts'
import { HttpHomePageDetails } from '#adapters/http/content/home-page.ts'
import { product } from '../product.ts'
import type { PageLanguage } from '#domain/language/page-language.ts'
import { readIn, readOf } from '../read-of.ts'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpContents, HttpHomePageDetails).pipe(Layer.provide(httpCalls({ product }))),
)

/** The reads of public pages after hydration, over HTTP. */
export const read = (language: PageLanguage) =>
  readIn(language, (lang) => readOf((effect) => runtime.runPromise(effect), lang))
