import { Effect, Layer } from 'effect'
import type { ResetLink } from '#domain/sign-in/account/password-reset.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { HttpClient } from '../client/http-client.ts'
import { objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { read, resultsIn } from '../client/envelope.ts'
import { pathTo } from '../client/path-to.ts'

const path = endpoints.passwordReset

/** Password resets over the API. */
export const HttpPasswordResets = Layer.effect(
  PasswordResets,
  Effect.map(HttpClient, (calls) =>
    PasswordResets.of({
      byMail: Effect.flatMap(calls.read({ path }), (response) =>
        read(
          response,
          (body) => objectIn(resultsIn(body, 'data.results'), 'data.results')['byMail'] === true,
        ),
      ),
      ask: (email) => Effect.asVoid(calls.write({ method: 'POST', path, body: { email }, from: 'anyone' })),
      start: (id) =>
        Effect.flatMap(
          calls.write({ method: 'POST', path: pathTo(endpoints.accountReset, id) }),
          (response) => read(response, (body) => linkIn(resultsIn(body, 'data.results'))),
        ),
      use: (password) => Effect.asVoid(calls.write({ method: 'PUT', path, body: password, from: 'anyone' })),
    }),
  ),
)

function linkIn(value: unknown): ResetLink {
  const { address, until, mailed } = objectIn(value, 'data.results')
  return { address: textIn(address, 'address'), until: textIn(until, 'until'), mailed: mailed === true }
}
