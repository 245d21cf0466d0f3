import { Effect, Layer } from 'effect'
import { PreviewLinks } from '#ports/content/preview-links.ts'
import { HttpCalls } from '../call/call.ts'
import { lazy } from '../call/lazy.ts'

/** Makes and revokes preview links over the API. Few people need it, so its code loads with the first use. */
export const HttpPreviewLinks = Layer.effect(
  PreviewLinks,
  Effect.map(HttpCalls, (http) => {
    const loaded = lazy(() => import('./preview-link-calls.ts')).pipe(
      Effect.map(({ previewLinkCalls }) => previewLinkCalls(http)),
    )
    return PreviewLinks.of({
      list: (query) => Effect.flatMap(loaded, (calls) => calls.list(query)),
      add: (link) => Effect.flatMap(loaded, (calls) => calls.add(link)),
      revoke: (id) => Effect.flatMap(loaded, (calls) => calls.revoke(id)),
    })
  }),
)
