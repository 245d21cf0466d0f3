import { Effect } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import type { Read } from './site/routes/read.ts'

type Run = <A, E>(effect: Effect.Effect<A, E, Contents | HomePageDetails>) => Promise<A>

/** The reads of public pages through the ports. */
export const readOf = (run: Run): Read => ({
  homePage: () => run(Effect.flatMap(HomePageDetails, ({ get }) => get())),
  list: (name, query) => run(Effect.flatMap(Contents, (store) => store.list(contentTypes[name], query))),
  get: (name, id) =>
    run(
      Effect.flatMap(Contents, (store) => store.get(contentTypes[name], id)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
      ),
    ),
})
