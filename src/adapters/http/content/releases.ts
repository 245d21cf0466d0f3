import { Effect, Layer } from 'effect'
import { Releases } from '#ports/content/releases.ts'
import { HttpCalls } from '../call/call.ts'
import { lazy } from '../call/lazy.ts'

/** Reads and writes releases over the API. Its code loads with the first use. */
export const HttpReleases = Layer.effect(
  Releases,
  Effect.map(HttpCalls, (http) => {
    const loaded = lazy(() => import('./release-calls.ts')).pipe(
      Effect.map(({ releaseCalls }) => releaseCalls(http)),
    )
    return Releases.of({
      list: (subjects) => Effect.flatMap(loaded, (calls) => calls.list(subjects)),
      update: (name, change) => Effect.flatMap(loaded, (calls) => calls.update(name, change)),
      publish: (name, versions) => Effect.flatMap(loaded, (calls) => calls.publish(name, versions)),
      discard: (name) => Effect.flatMap(loaded, (calls) => calls.discard(name)),
    })
  }),
)
