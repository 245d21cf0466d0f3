import { Effect } from 'effect'
import type { Role } from '#domain/access/role.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { OfferedSecret, OwnSecondFactor } from '#domain/sign-in/second-factor/second-factor.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { readingOf, type Reading } from '../bridge/reading-of.ts'
import { replacingRequestOf, requestOf, type Request } from '../bridge/request-of.ts'

export interface SecondFactorActors {
  /** Sends the current password; returns the address of the provider. */
  readonly linkProvider: Request<string, string>
  readonly own: Reading<OwnSecondFactor>
  /** The signed-in user, who may have set up a required second factor in another tab. */
  readonly current: Reading<SignedInUser>
  /** Sends the current password, as `remove` does. */
  readonly offer: Request<string, OfferedSecret>
  /** Sends a code; returns the recovery codes. */
  readonly confirm: Request<string, ReadonlyArray<string>>
  readonly remove: Request<string, void>
  /** Sends the id of an account, as `removeOf` does. */
  readonly isOn: Request<string, boolean>
  readonly removeOf: Request<string, void>
  /** The names of people in a role who have none. */
  readonly withoutFactor: Request<Role, ReadonlyArray<string>>
  readonly required: Reading<ReadonlyArray<Role>>
  readonly require: Request<ChosenRoles, ReadonlyArray<Role>>
}

interface ChosenRoles {
  readonly roles: ReadonlyArray<Role>
  /** The roles as the screen showed them before. */
  readonly seen: ReadonlyArray<Role>
}

export const secondFactorActors = (
  bridge: Bridge<Accounts | ProviderLinks | SecondFactors | Session>,
): SecondFactorActors => ({
  linkProvider: requestOf(bridge, (password: string) =>
    Effect.flatMap(ProviderLinks, (links) => links.start(password)),
  ),
  own: readingOf(
    bridge,
    Effect.flatMap(SecondFactors, (factors) => factors.own),
  ),
  current: readingOf(
    bridge,
    Effect.flatMap(Session, (session) => session.current()),
  ),
  offer: requestOf(bridge, (password: string) =>
    Effect.flatMap(SecondFactors, (factors) => factors.offer(password)),
  ),
  confirm: requestOf(bridge, (code: string) =>
    Effect.flatMap(SecondFactors, (factors) => factors.confirm(code)),
  ),
  remove: requestOf(bridge, (password: string) =>
    Effect.flatMap(SecondFactors, (factors) => factors.remove(password)),
  ),
  isOn: requestOf(bridge, (id: string) => Effect.flatMap(SecondFactors, (factors) => factors.isOn(id))),
  removeOf: requestOf(bridge, (id: string) =>
    Effect.flatMap(SecondFactors, (factors) => factors.removeOf(id)),
  ),
  withoutFactor: requestOf(bridge, (role: Role) =>
    Effect.gen(function* () {
      const accounts = yield* Accounts
      const factors = yield* SecondFactors
      const { items } = yield* accounts.list()
      // The provider of single sign-on stands for the second factor of its people.
      const people = items.filter((account) => account.role === role && !account.fromProvider)
      const without = yield* Effect.filter(people, ({ id }) => Effect.map(factors.isOn(id), (on) => !on), {
        concurrency: 4,
      })
      const names: ReadonlyArray<string> = without.map(({ name }) => name)
      return names
    }),
  ),
  required: readingOf(
    bridge,
    Effect.flatMap(SecondFactors, (factors) => factors.required),
  ),
  require: replacingRequestOf(bridge, ({ roles, seen }: ChosenRoles) =>
    Effect.flatMap(SecondFactors, (factors) => factors.require(roles, seen)),
  ),
})
