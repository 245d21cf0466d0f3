import { Effect, Schema } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiScalar, HttpApiSchema } from 'effect/http-api'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'

/** The page on which a signed-in person reads about the calls. */
export const docsGroup = HttpApiGroup.make('docs').add(
  HttpApiEndpoint.get('read', '/docs', { success: Schema.String.pipe(HttpApiSchema.asText({ contentType: 'text/html' })) })
    .annotate(Needs, 'signedIn')
    .middleware(Access),
)

/** Three megabytes of scripts that few ever ask for: loaded with the first reader. */
const readingPage = async (api: Api) => {
  const page = HttpApiScalar.layer(api, { path: '/docs', scalar: { withDefaultFonts: false } })
  const { handler, dispose } = HttpRouter.toWebHandler(page, { disableLogger: true })
  const html = await (await handler(new Request('http://here/docs'))).text()
  await dispose()
  return HttpServerResponse.html(html).pipe(
    HttpServerResponse.setHeader('content-security-policy', contentSecurityPolicy(html)),
  )
}

export const docsHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'docs',
    Effect.fnUntraced(function* (handlers) {
      const page = yield* Effect.cached(Effect.promise(() => readingPage(api)))
      return handlers.handle('read', () => page)
    }),
  )
