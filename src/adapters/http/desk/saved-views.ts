import { Effect, Layer } from 'effect'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { HttpClient } from '../client/http-client.ts'
import { lazy } from '../client/lazy.ts'

/** Saved views over the API. */
export const HttpSavedViews = Layer.effect(
  SavedViews,
  Effect.map(HttpClient, (client) => {
    const views = Effect.map(
      lazy(() => import('./saved-views-over-http.ts')),
      ({ savedViewsOverHttp }) => savedViewsOverHttp(client),
    )
    return SavedViews.of({
      list: Effect.flatMap(views, ({ list }) => list),
      add: (view) => Effect.flatMap(views, ({ add }) => add(view)),
      update: (id, view) => Effect.flatMap(views, ({ update }) => update(id, view)),
      remove: (id) => Effect.flatMap(views, ({ remove }) => remove(id)),
    })
  }),
)
