import { Effect, Layer } from 'effect'
import { MediaLibrary } from '#ports/content/media-library.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** The media library over the API. */
export const HttpMediaLibrary = Layer.effect(
  MediaLibrary,
  Effect.map(HttpClient, (client) =>
    lazyPort<MediaLibrary['Service']>(
      async () => (await import('./media-library-over-http.ts')).mediaLibraryOverHttp(client),
      {
        list: 'method',
        get: 'method',
        add: 'method',
        update: 'method',
        replace: 'method',
        remove: 'method',
      },
    ),
  ),
)
