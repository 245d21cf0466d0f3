import { Effect, Layer, Option, Semaphore } from 'effect'
import * as oidc from 'openid-client'
import type { ProvidedPerson } from '#domain/sign-in/single-sign-on/provided-person.ts'
import { IdentityProvider, ProviderFailed } from '#ports/server/access/identity-provider.ts'

export interface OpenIdOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  readonly groupsClaim: string
  /** Where the provider leads back to. */
  readonly callback: string
}

type Claims = Readonly<Record<string, unknown>>

/** In seconds. */
const clockTolerance = 60
const timeout = 10

/** Bytes of a response. Those of providers have some kilobytes. */
const maxResponse = 1_048_576

/** Conversations with the provider at once, so that a silent one does not occupy the requests of the site. */
const maxConversations = 32

const boundedFetch: oidc.CustomFetch = async (address, options) => {
  const response = await fetch(address, options as RequestInit)
  let left = maxResponse
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      left -= chunk.length
      if (left >= 0) controller.enqueue(chunk)
      else controller.error(new Error('The response is too long'))
    },
  })
  const { status, headers } = response
  return response.body === null
    ? response
    : new Response(response.body.pipeThrough(bound), { status, headers })
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** One group may come without a list. */
const texts = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

const isCode = (part: string) => /^[\w.-]{1,64}$/u.test(part)

/** A code of the protocol. Messages may hold claims, and the error may be any text that a visitor has written. */
const reasonOf = (error: unknown): string => {
  const { error: answered, code, name }: Claims = Object(error)
  return [answered, code, name].map(text).find(isCode) ?? 'unknown'
}

/** A provider of OpenID Connect: authorization code with PKCE. Reads its configuration at the first sign-in. */
export const OpenIdProvider = (options: OpenIdOptions): Layer.Layer<IdentityProvider> =>
  Layer.sync(IdentityProvider, () => {
    const { issuer, clientId, clientSecret, scopes, groupsClaim, callback } = options
    const isInsecure = issuer.startsWith('http:')
    let discovered: Promise<oidc.Configuration> | undefined

    const discover = () =>
      oidc.discovery(
        new URL(issuer),
        clientId,
        { client_secret: clientSecret, [oidc.clockTolerance]: clockTolerance },
        undefined,
        {
          timeout,
          [oidc.customFetch]: boundedFetch,
          // By itself the client trusts the connection instead of the signature.
          execute: [oidc.enableNonRepudiationChecks, ...(isInsecure ? [oidc.allowInsecureRequests] : [])],
        },
      )

    const permits = Semaphore.makeUnsafe(maxConversations)
    const withProvider = <A>(use: (configuration: oidc.Configuration) => Promise<A> | A) =>
      Effect.tryPromise({
        try: async () => {
          discovered ??= discover().catch((error: unknown) => {
            discovered = undefined
            throw error
          })
          return use(await discovered)
        },
        catch: (error) => new ProviderFailed({ reason: reasonOf(error) }),
      }).pipe(
        permits.withPermitsIfAvailable(1),
        Effect.flatMap(
          Option.match({
            onNone: () => Effect.fail(new ProviderFailed({ reason: 'too many sign-ins at once' })),
            onSome: Effect.succeed,
          }),
        ),
      )

    const personOf = (claims: Claims): ProvidedPerson => ({
      issuer: text(claims['iss']),
      subject: text(claims['sub']),
      name: text(claims['name']),
      email: text(claims['email']),
      groups: texts(claims[groupsClaim]),
    })

    return IdentityProvider.of({
      addressFor: ({ state, nonce, verifier }) =>
        withProvider(async (configuration) => {
          const { href } = oidc.buildAuthorizationUrl(configuration, {
            redirect_uri: callback,
            scope: scopes,
            state,
            nonce,
            code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          })
          return href
        }),

      person: (query, { state, nonce, verifier }) =>
        withProvider(async (configuration) => {
          const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${callback}?${query}`), {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          })
          const claims: Claims = tokens.claims() ?? {}
          const isWhole = [groupsClaim, 'email', 'name'].every((claim) => claims[claim] !== undefined)
          if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined)
            return personOf(claims)
          // Many providers put only the subject into the token.
          const info = await oidc.fetchUserInfo(configuration, tokens.access_token, text(claims['sub']))
          return personOf({ ...info, ...claims })
        }),
    })
  })
