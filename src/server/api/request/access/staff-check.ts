import { Context, Effect, Layer } from 'effect'
import { allows, type ScopeSubject } from '#domain/connections/scope.ts'
import { scopeMissing, secondFactorMissing } from './access-layers.ts'
import { userOfRequest } from './user-of-request.ts'
import { TokenOfRequest } from './token-of-request.ts'

const make = Effect.gen(function* () {
  const tokenOfRequest = yield* TokenOfRequest
  const userOf = yield* userOfRequest
  return Effect.fnUntraced(function* (subject: ScopeSubject | undefined) {
    const token = yield* tokenOfRequest
    if (token !== undefined)
      return subject !== undefined && allows(token.scopes, subject, 'read') ? undefined : scopeMissing
    return yield* userOf(false).pipe(
      Effect.map(({ user }) => (user.lacksSecondFactor === true ? secondFactorMissing : undefined)),
      Effect.catchTag('NotSignedIn', Effect.succeed),
    )
  })
})

/**
 * Returns why a read that is open to visitors may not return what only staff see; `undefined` if it may, for a person
 * who is signed in or a token that may read the subject. Fails for a token that is not valid.
 */
export class StaffCheck extends Context.Service<StaffCheck>()('sahilan/server/api/StaffCheck', { make }) {
  static readonly layer = Layer.effect(StaffCheck, make)
}
