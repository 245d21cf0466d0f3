import { Effect } from 'effect'
import type { Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import type { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResults } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { elementsIn, objectIn, textIn } from '../wire/decode.ts'
import { decodeSignedInUser } from './session.ts'

/** Passkeys over the API. */
export const passkeysOverHttp = (client: HttpClient['Service']): Passkeys['Service'] => ({
  signInOptions: Effect.flatMap(
    client.write({ method: 'POST', path: passkeyEndpoints.options, from: 'anonymous' }),
    reading((results) => objectIn(results, 'options')),
  ),
  signIn: (credential) =>
    Effect.flatMap(
      client.write({ method: 'POST', path: passkeyEndpoints.signIn, body: credential, from: 'anonymous' }),
      decodeSignedInUser,
    ),
  list: Effect.flatMap(
    client.read({ path: passkeyEndpoints.own }),
    reading((results) => elementsIn(results, 'data.results').map(passkeyIn)),
  ),
  creationOptions: (currentPassword) =>
    Effect.flatMap(
      client.write({ method: 'POST', path: passkeyEndpoints.ownOptions, body: { currentPassword } }),
      reading((results) => objectIn(results, 'options')),
    ),
  add: (name, credential) =>
    Effect.flatMap(
      client.write({ method: 'POST', path: passkeyEndpoints.own, body: { name, credential } }),
      reading(passkeyIn),
    ),
  rename: (id, name) =>
    Effect.flatMap(
      client.write({ method: 'PUT', path: pathTo(passkeyEndpoints.ownOne, id), body: { name } }),
      reading(passkeyIn),
    ),
  remove: (id, currentPassword) =>
    Effect.asVoid(
      client.write({
        method: 'DELETE',
        path: pathTo(passkeyEndpoints.ownOne, id),
        body: { currentPassword },
      }),
    ),
})

function reading<A>(reader: (results: unknown) => A) {
  return (response: ResponseBody) => decodeResults(response, reader)
}

function passkeyIn(value: unknown): Passkey {
  const passkey = objectIn(value, 'passkey')
  const text = (field: string) => textIn(passkey[field], field)
  return { id: text('id'), name: text('name'), createdAt: text('createdAt'), usedAt: text('usedAt') }
}
