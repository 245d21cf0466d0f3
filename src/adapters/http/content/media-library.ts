import { Effect, Layer } from 'effect'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Loads the requests with the first use: lists of the back office never need them. */
export const HttpMediaLibrary = Layer.effect(
  MediaLibrary,
  Effect.map(HttpClient, (client) => {
    const library = lazy(async () =>
      (await import('./media-library-over-http.ts')).mediaLibraryOverHttp(client),
    )
    return MediaLibrary.of({
      list: (...query) => Effect.flatMap(library, ({ list }) => list(...query)),
      get: (id) => Effect.flatMap(library, ({ get }) => get(id)),
      add: (...added) => Effect.flatMap(library, ({ add }) => add(...added)),
      update: (...changed) => Effect.flatMap(library, ({ update }) => update(...changed)),
      replace: (...replaced) => Effect.flatMap(library, ({ replace }) => replace(...replaced)),
      remove: (...removed) => Effect.flatMap(library, ({ remove }) => remove(...removed)),
    })
  }),
)
