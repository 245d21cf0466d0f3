import { Effect, Layer, ManagedRuntime } from 'effect'
import { httpCalls } from '#adapters/http/call.ts'
import { HttpContents } from '#adapters/http/contents.ts'
import { HttpHomePageDetails } from '#adapters/http/home-page.ts'
import { contents } from '#domain/content/contents.ts'
import { Contents } from '#ports/contents.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { product } from './product.ts'
import type { Read } from './site/read.ts'

const runtime = ManagedRuntime.make(
  Layer.mergeAll(HttpContents, HttpHomePageDetails).pipe(Layer.provide(httpCalls({ product }))),
)

/** What pages ask once they were taken over. */
export const read: Read = {
  homePage: () => runtime.runPromise(Effect.flatMap(HomePageDetails, ({ get }) => get)),
  list: (name, query) =>
    runtime.runPromise(Effect.flatMap(Contents, (store) => store.list(contents[name], query))),
  get: (name, id) =>
    runtime.runPromise(
      Effect.flatMap(Contents, (store) => store.get(contents[name], id)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
      ),
    ),
}
