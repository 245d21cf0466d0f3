import { Effect, Layer } from 'effect'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazyPort } from '../client/lazy-port.ts'

/** Saved views over the API. */
export const HttpSavedViews = Layer.effect(
  SavedViews,
  Effect.map(HttpClient, (client) =>
    lazyPort<SavedViews['Service']>(
      async () => (await import('./saved-views-over-http.ts')).savedViewsOverHttp(client),
      {
        list: 'effect',
        add: 'method',
        update: 'method',
        remove: 'method',
      },
    ),
  ),
)
