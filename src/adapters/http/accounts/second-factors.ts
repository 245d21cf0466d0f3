import { Effect, Layer } from 'effect'
import { isRole, type Role } from '#domain/access/role.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import type { ResponseBody } from '../client/response-body.ts'
import { HttpClient } from '../client/http-client.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults } from '../client/envelope.ts'
import { toDomainFailure } from '../wire/to-domain-failure.ts'
import { pathTo } from '../client/path-to.ts'
import type { FieldValues } from '../wire/renaming.ts'

const path = endpoints.ownFactor

/** Second factors over the API. */
export const HttpSecondFactors = Layer.effect(
  SecondFactors,
  Effect.map(HttpClient, (client) =>
    SecondFactors.of({
      own: Effect.flatMap(
        client.read({ path }),
        reading(({ on, required, recoveryCodesLeft }) => ({
          on: on === true,
          required: required === true,
          recoveryCodesLeft: countIn(recoveryCodesLeft, 'recoveryCodesLeft'),
        })),
      ),
      offer: (currentPassword) =>
        Effect.flatMap(
          client.write({ method: 'POST', path, body: { currentPassword } }),
          reading(({ secret, address }) => ({
            secret: textIn(secret, 'secret'),
            address: textIn(address, 'address'),
          })),
        ),
      confirm: (code) =>
        Effect.flatMap(
          client.write({ method: 'PUT', path, body: { code } }),
          reading(({ recoveryCodes }) => textsIn(recoveryCodes, 'recoveryCodes')),
        ),
      remove: (currentPassword) =>
        Effect.asVoid(
          client.write({ method: 'POST', path: endpoints.ownFactorOff, body: { currentPassword } }),
        ),
      isOn: (id) =>
        Effect.flatMap(
          client.read({ path: pathTo(endpoints.accountFactor, id) }),
          reading(({ on }) => on === true),
        ),
      removeOf: (id) =>
        Effect.asVoid(client.write({ method: 'DELETE', path: pathTo(endpoints.accountFactor, id) })),
      required: Effect.flatMap(client.read({ path: endpoints.factorRoles }), reading(rolesIn)),
      require: (roles, seen) =>
        client
          .write({ method: 'PUT', path: endpoints.factorRoles, body: { roles, seen } })
          .pipe(
            Effect.flatMap(reading(rolesIn)),
            Effect.mapError(toDomainFailure({}, (current) => rolesIn(objectIn(current, 'data.results')))),
          ),
    }),
  ),
)

function reading<A>(reader: (results: FieldValues) => A) {
  return (response: ResponseBody) =>
    decodeResults(response, (results) => reader(objectIn(results, 'data.results')))
}

function textsIn(value: unknown, name: string): ReadonlyArray<string> {
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value.map((text) => textIn(text, name))
}

function rolesIn({ roles }: FieldValues): ReadonlyArray<Role> {
  return textsIn(roles, 'roles').filter(isRole)
}
