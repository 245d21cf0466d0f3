import { Context, Duration, Effect, Layer } from 'effect'
import { HttpEffect, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { wireNames } from '#adapters/http/endpoints.ts'
import { sessionCookie } from './access.ts'
import { Site } from './site.ts'
import { xsrfTokenOf } from './xsrf.ts'

const deviceCookie = 'device'

/** As long as browsers keep a cookie. */
const deviceAge = Duration.days(400)

/**
 * The cookies of a browser: its session, the token that its writes must carry, and the device cookie. Where the site is served
 * over HTTPS they travel over HTTPS only, and session and device are named `__Host-…`, which no other host can set.
 */
export class SessionCookies extends Context.Service<SessionCookies>()('sahilan/server/api/SessionCookies', {
  make: Effect.map(Site, ({ publicUrl, trustProxy }) => {
    const current = Effect.map(HttpServerRequest.HttpServerRequest, ({ headers, cookies }) => {
      const secure =
        publicUrl.startsWith('https:') || (trustProxy && headers['x-forwarded-proto'] === 'https')
      const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
      return {
        sent: (name: string) => cookies[nameOf(name)] ?? '',
        nameOf,
        options: { path: '/', sameSite: 'lax', secure } as const,
      }
    })
    const change = (
      work: (
        response: HttpServerResponse.HttpServerResponse,
        cookies: Effect.Success<typeof current>,
      ) => HttpServerResponse.HttpServerResponse,
    ) =>
      Effect.flatMap(current, (cookies) =>
        HttpEffect.appendPreResponseHandler((_, response) => Effect.succeed(work(response, cookies))),
      )

    return {
      session: Effect.map(current, ({ sent }) => sent(sessionCookie)),
      device: Effect.map(current, ({ sent }) => sent(deviceCookie)),

      give: (token: string) =>
        change((response, { nameOf, options }) =>
          response.pipe(
            HttpServerResponse.setCookieUnsafe(nameOf(sessionCookie), token, { ...options, httpOnly: true }),
            HttpServerResponse.setCookieUnsafe(wireNames.csrfCookie, xsrfTokenOf(token), options),
          ),
        ),

      giveDevice: (cookie: string) =>
        change((response, { nameOf, options }) =>
          HttpServerResponse.setCookieUnsafe(response, nameOf(deviceCookie), cookie, {
            ...options,
            httpOnly: true,
            maxAge: deviceAge,
          }),
        ),

      take: change((response, { nameOf, options }) =>
        response.pipe(
          HttpServerResponse.expireCookieUnsafe(nameOf(sessionCookie), { ...options, httpOnly: true }),
          HttpServerResponse.expireCookieUnsafe(wireNames.csrfCookie, options),
        ),
      ),
    }
  }),
}) {
  static readonly layer = Layer.effect(SessionCookies, SessionCookies.make)
}
