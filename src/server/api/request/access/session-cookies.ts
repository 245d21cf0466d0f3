import { Context, Duration, Effect, Layer } from 'effect'
import { HttpEffect, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { endpoints } from '#adapters/http/endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { deviceOf } from '#domain/sign-in/session/device.ts'
import type { BrowserSecrets, BrowserSession } from '#ports/current-session.ts'
import { isSecure } from '../../../edge/request/is-secure.ts'
import { sessionCookie } from './access.ts'
import { ApiConfig } from '../../api-config.ts'
import { xsrfTokenOf } from './xsrf.ts'

const deviceCookieName = 'device'
const providerCookieName = 'sign-in'

/** The state that the provider sends back, which names the cookie; empty in any other request. */
const stateIn = (url: string) => /[?&]state=([\w-]{43})(?:&|$)/u.exec(url)?.[1] ?? ''

/** The maximum of browsers. */
const deviceAge = Duration.days(400)
const providerAge = Duration.minutes(10)

/**
 * Reads the session of a request from its cookies, and issues secrets as cookies of the response: the session with the
 * XSRF token that its writes must carry, the device cookie, and that of a sign-in at the provider, whose name has the
 * state, so that two tabs can sign in at once. Over HTTPS the cookies are `Secure`, and those of session and device are
 * named `__Host-…`, which no other host can set.
 */
export class SessionCookies extends Context.Service<
  SessionCookies,
  { readonly current: Effect.Effect<BrowserSession, never, HttpServerRequest.HttpServerRequest> }
>()('sahilan/server/api/SessionCookies') {
  static readonly layer = Layer.effect(
    SessionCookies,
    Effect.map(ApiConfig, (config) => ({
      current: Effect.map(HttpServerRequest.HttpServerRequest, (request): BrowserSession => {
        const { headers, cookies } = request
        const secure = isSecure(headers, config)
        const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
        const options = { path: '/', sameSite: 'lax', secure } as const
        const hidden = { ...options, httpOnly: true }
        const providerCookie = (state: string) => `${secure ? '__Secure-' : ''}${providerCookieName}-${state}`
        const sentState = stateIn(request.url)
        const forCallback = { ...hidden, path: `/api/${config.product}${endpoints.oidcCallback}` }

        const setSession = (response: HttpServerResponse.HttpServerResponse, token: string) =>
          token === ''
            ? response.pipe(
                HttpServerResponse.expireCookieUnsafe(nameOf(sessionCookie), hidden),
                HttpServerResponse.expireCookieUnsafe(wireNames.xsrfCookie, options),
              )
            : response.pipe(
                HttpServerResponse.setCookieUnsafe(nameOf(sessionCookie), token, hidden),
                HttpServerResponse.setCookieUnsafe(wireNames.xsrfCookie, xsrfTokenOf(token), options),
              )
        const setProvider = (response: HttpServerResponse.HttpServerResponse, token: string, state: string) =>
          token === ''
            ? HttpServerResponse.expireCookieUnsafe(response, providerCookie(state), forCallback)
            : HttpServerResponse.setCookieUnsafe(response, providerCookie(state), token, {
                ...forCallback,
                maxAge: providerAge,
              })
        const setCookies = (
          response: HttpServerResponse.HttpServerResponse,
          { token, deviceCookie, providerToken, providerState = sentState }: Partial<BrowserSecrets>,
        ) => {
          const begun =
            providerToken === undefined ? response : setProvider(response, providerToken, providerState)
          const changed = token === undefined ? begun : setSession(begun, token)
          return deviceCookie === undefined
            ? changed
            : HttpServerResponse.setCookieUnsafe(changed, nameOf(deviceCookieName), deviceCookie, {
                ...hidden,
                maxAge: deviceAge,
              })
        }

        return {
          token: cookies[nameOf(sessionCookie)] ?? '',
          deviceCookie: cookies[nameOf(deviceCookieName)] ?? '',
          providerState: sentState,
          providerToken: cookies[providerCookie(sentState)] ?? '',
          device: deviceOf(headers['user-agent'] ?? ''),
          isAttended: true,
          issue: (secrets) =>
            HttpEffect.appendPreResponseHandler((_, response) =>
              Effect.succeed(setCookies(response, secrets)),
            ).pipe(Effect.provideService(HttpServerRequest.HttpServerRequest, request)),
        }
      }),
    })),
  )
}
