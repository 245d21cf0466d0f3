import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientId, type ProviderUser } from './provider-settings.ts'

/** What the provider does wrong. */
export interface Planted {
  /** Over those of the token. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly isSignedByOther?: boolean
  readonly isUnsigned?: boolean
  /** The error that the visitor comes back with, instead of a code. */
  readonly error?: string
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const jwt = (claims: object, key: KeyObject, isUnsigned: boolean) => {
  const head = isUnsigned ? { alg: 'none' } : { alg: 'RS256', kid: 'one' }
  const body = `${base64url(head)}.${base64url(claims)}`
  return `${body}.${isUnsigned ? '' : sign('sha256', Buffer.from(body), key).toString('base64url')}`
}

/** Sends tokens that no correct provider sends. Lets in one person at a time, and asks nothing. */
export const startFaultyProvider = async () => {
  const [own, other] = [newKey(), newKey()]
  let nonce = ''
  let person: ProviderUser | undefined
  let planted: Planted = {}

  const token = () => {
    const now = Math.floor(Date.now() / 1_000)
    const honest = { iss: address, aud: clientId, nonce, iat: now, exp: now + 300, ...person }
    const key = planted.isSignedByOther === true ? other : own
    const isUnsigned = planted.isUnsigned === true
    return {
      access_token: 'an access token',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: jwt({ ...honest, ...planted.claims }, key.privateKey, isUnsigned),
    }
  }

  const bodies: Readonly<Record<string, () => object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: address,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({
      keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }),
    '/token': token,
  }
  const server = createServer(({ url = '' }, response: ServerResponse) => {
    const body = bodies[url]?.()
    const status = body === undefined ? 404 : 200
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`

  return {
    address,
    plant: (next: Planted) => (planted = next),
    /** Signs a person in at an address of the provider; returns where it leads back to. */
    signIn: (at: string, next: ProviderUser) => {
      const { searchParams } = new URL(at)
      person = next
      nonce = searchParams.get('nonce') ?? ''
      const { error } = planted
      const outcome = error === undefined ? { code: 'a code' } : { error }
      const query = new URLSearchParams({ ...outcome, state: searchParams.get('state') ?? '' })
      return Promise.resolve(`${searchParams.get('redirect_uri')}?${query}`)
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
