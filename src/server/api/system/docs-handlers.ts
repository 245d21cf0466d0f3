import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder, HttpApiScalar } from 'effect/http-api'
import { contentSecurityPolicy, inlineScriptsIn } from '../../pages/content-security-policy.ts'
import type { Api } from '../api.ts'

/** Loaded with the first request: three megabytes of scripts. */
const referencePage = async (api: Api) => {
  const page = HttpApiScalar.layer(api, {
    path: '/docs',
    scalar: { withDefaultFonts: false, hideTestRequestButton: true },
  })
  const { handler, dispose } = HttpRouter.toWebHandler(page, { disableLogger: true })
  const html = await (await handler(new Request('http://here/docs'))).text()
  await dispose()
  return HttpServerResponse.html(html).pipe(
    HttpServerResponse.setHeader(
      'content-security-policy',
      contentSecurityPolicy({ scripts: inlineScriptsIn(html) }),
    ),
  )
}

export const docsHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'docs',
    Effect.fnUntraced(function* (handlers) {
      const page = yield* Effect.cached(Effect.promise(() => referencePage(api)))
      return handlers.handle('read', () => page)
    }),
  )
