import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const clientId = 'sahilan-site'
export const clientSecret = 'a secret of the client'

export interface PersonThere {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly groups: ReadonlyArray<string>
}

/** What the provider does wrong. */
export interface Planted {
  /** Over those of the token. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly isSignedByOther?: boolean
  readonly isUnsigned?: boolean
  /** Leaves all but the subject to the user info endpoint. */
  readonly isThin?: boolean
}

interface Begun {
  readonly redirect: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
  readonly scope: string
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const jwt = (claims: object, key: KeyObject, isUnsigned: boolean) => {
  const head = isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'one' }
  const body = `${base64url(head)}.${base64url(claims)}`
  return `${body}.${isUnsigned ? '' : sign('sha256', Buffer.from(body), key).toString('base64url')}`
}

/** A provider of OpenID Connect with real keys and tokens, and a page at which its person signs in. */
export const startIdentityProvider = async (person: PersonThere) => {
  const [own, other] = [newKey(), newKey()]
  const codes = new Map<string, Begun>()
  let there = person
  let planted: Planted = {}
  let isAway = false

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  const authorize = ({ searchParams: asked }: URL, response: ServerResponse) => {
    const isRight =
      asked.get('client_id') === clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256'
    if (!isRight) return json(response, 400, { error: 'invalid_request' })
    const code = randomUUID()
    const get = (name: string) => asked.get(name) ?? ''
    codes.set(code, {
      redirect: get('redirect_uri'),
      state: get('state'),
      nonce: get('nonce'),
      challenge: get('code_challenge'),
      scope: get('scope'),
    })
    const query = new URLSearchParams({ code, state: get('state') }).toString().replaceAll('&', '&amp;')
    const page = `<!doctype html><title>Provider</title><a href="${get('redirect_uri')}?${query}">Go on as ${there.name}</a>`
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  }

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = new URLSearchParams(await text(request))
    const begun = codes.get(sent.get('code') ?? '')
    codes.delete(sent.get('code') ?? '')
    const isPkce =
      createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url') === begun?.challenge
    const isClient = sent.get('client_id') === clientId && sent.get('client_secret') === clientSecret
    if (begun === undefined || !isPkce || sent.get('redirect_uri') !== begun.redirect)
      return json(response, 400, { error: 'invalid_grant' })
    if (!isClient) return json(response, 401, { error: 'invalid_client' })
    const now = Math.floor(Date.now() / 1_000)
    const { sub, ...rest } = there
    const claims = {
      iss: address,
      aud: clientId,
      sub,
      nonce: begun.nonce,
      iat: now,
      exp: now + 300,
      ...(planted.isThin !== true && rest),
      ...planted.claims,
    }
    const key = planted.isSignedByOther === true ? other : own
    return json(response, 200, {
      access_token: 'an access token',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: jwt(claims, key.privateKey, planted.isUnsigned === true),
    })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', address)
    if (isAway) return json(response, 500, {})
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, 200, {
          issuer: address,
          authorization_endpoint: `${address}/authorize`,
          token_endpoint: `${address}/token`,
          userinfo_endpoint: `${address}/userinfo`,
          jwks_uri: `${address}/jwks`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        })
      case '/jwks':
        return json(response, 200, {
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        })
      case '/authorize':
        return authorize(url, response)
      case '/token':
        return token(request, response)
      case '/userinfo':
        return json(response, 200, there)
      default:
        return json(response, 404, {})
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`

  return {
    address,
    /** Who signs in from now on. */
    isVisitedBy: (next: PersonThere) => (there = next),
    plant: (next: Planted) => (planted = next),
    goAway: (away: boolean) => (isAway = away),
    /** Signs in at an address of the provider; returns where it leads back to. */
    signIn: async (at: string) => {
      const page = await (await fetch(at)).text()
      return /href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type TestProvider = Awaited<ReturnType<typeof startIdentityProvider>>

/** The settings of a server whose people sign in at a provider. */
export const signingInAt = ({ address }: Pick<TestProvider, 'address'>) => ({
  OIDC_ISSUER: address,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_ROLES: 'Admin=web-admins,CXTeam=editors,Hr=hr',
  OIDC_LABEL: 'Sahilan account',
})
