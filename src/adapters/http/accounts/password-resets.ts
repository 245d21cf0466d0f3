import { Effect, Layer } from 'effect'
import type { ResetLink } from '#domain/sign-in/account/password-reset.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { HttpClient } from '../client/http-client.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'

const path = endpoints.passwordReset

/** Password resets over the API. */
export const HttpPasswordResets = Layer.effect(
  PasswordResets,
  Effect.map(HttpClient, (client) =>
    PasswordResets.of({
      byMail: Effect.flatMap(client.read({ path }), (response) =>
        decodeResults(response, (results) => objectIn(results, 'data.results')['byMail'] === true),
      ),
      mailLink: (email) =>
        Effect.asVoid(client.write({ method: 'POST', path, body: { email }, from: 'anonymous' })),
      createLink: (id) =>
        Effect.flatMap(
          client.write({ method: 'POST', path: pathTo(endpoints.accountReset, id) }),
          (response) => decodeResults(response, linkIn),
        ),
      setPassword: (password) =>
        Effect.asVoid(client.write({ method: 'PUT', path, body: password, from: 'anonymous' })),
    }),
  ),
)

function linkIn(value: unknown): ResetLink {
  const { address, until, mailed } = objectIn(value, 'data.results')
  return { address: textIn(address, 'address'), until: textIn(until, 'until'), mailed: mailed === true }
}
