import { Context, Effect, Layer } from 'effect'
import { HttpEffect, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { wireNames } from '#adapters/http/endpoints.ts'
import { sessionCookie } from './access.ts'
import { Site } from './site.ts'
import { xsrfTokenOf } from './xsrf.ts'

const options = { path: '/', sameSite: 'lax' } as const

/** Gives the browser its session, and the token that its writes must carry. Cookies travel over HTTPS only where the site does. */
export class GiveSession extends Context.Service<GiveSession>()('sahilan/server/api/GiveSession', {
  make: Effect.map(Site, ({ publicUrl, trustProxy }) =>
    Effect.fnUntraced(function* (token: string) {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const secure =
        publicUrl.startsWith('https:') || (trustProxy && headers['x-forwarded-proto'] === 'https')
      yield* HttpEffect.appendPreResponseHandler((_, response) =>
        Effect.succeed(
          response.pipe(
            HttpServerResponse.setCookieUnsafe(sessionCookie, token, { ...options, secure, httpOnly: true }),
            HttpServerResponse.setCookieUnsafe(wireNames.csrfCookie, xsrfTokenOf(token), {
              ...options,
              secure,
            }),
          ),
        ),
      )
    }),
  ),
}) {
  static readonly layer = Layer.effect(GiveSession, GiveSession.make)
}

export const takeSession = HttpEffect.appendPreResponseHandler((_, response) =>
  Effect.succeed(
    response.pipe(
      HttpServerResponse.expireCookieUnsafe(sessionCookie, { ...options, httpOnly: true }),
      HttpServerResponse.expireCookieUnsafe(wireNames.csrfCookie, options),
    ),
  ),
)
