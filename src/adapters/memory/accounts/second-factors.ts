import { Effect, Layer } from 'effect'
import { otpauthAddress, plainCode, recoveryCodeCount } from '#domain/sign-in/second-factor/second-factor.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { itemGone } from '#ports/item-failures.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import {
  factorRequired,
  failIfRolesChanged,
  offeredCodeWrong,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { checkPassword } from './session.ts'
import { makeSignInStore, memoryRecoveryCodes, type SignInStore } from './sign-in-store.ts'

export interface MemorySecondFactorsOptions extends Behaviour {
  readonly store?: SignInStore
}

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Second factors of the people in a store, all with the same secret. */
export const MemorySecondFactors = ({
  store = makeSignInStore(),
  ...behaviour
}: MemorySecondFactorsOptions = {}) =>
  Layer.sync(SecondFactors, () => {
    const { read, write } = simulate(behaviour)
    const accountOf = (id: string) =>
      Effect.suspend(() => {
        const account = store.byId(id)
        return account === undefined ? Effect.fail(gone) : Effect.succeed(account)
      })

    return SecondFactors.of({
      own: read(
        Effect.map(store.current, ({ user, hasFactor, recoveryCodes }) => ({
          on: hasFactor,
          required: store.required().includes(user.role),
          recoveryCodesLeft: recoveryCodes.length,
        })),
      ),
      offer: (typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            yield* checkPassword(store, account, typed)
            account.isFactorOffered = true
            return { secret, address: otpauthAddress('sahilan.example', account.user.email, secret) }
          }),
        ),
      confirm: (typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            const { token } = yield* CurrentSession
            if (!account.isFactorOffered || plainCode(typed) !== store.code) return yield* offeredCodeWrong
            account.isFactorOffered = false
            account.hasFactor = true
            account.recoveryCodes = memoryRecoveryCodes(recoveryCodeCount)
            store.close((session) => session.accountId === account.user.id && session.token !== token)
            return account.recoveryCodes
          }),
        ),
      remove: (typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            yield* checkPassword(store, account, typed)
            if (store.required().includes(account.user.role)) return yield* factorRequired
            Object.assign(account, noFactor)
          }),
        ),
      isOn: (id) =>
        read(Effect.map(accountOf(id), ({ hasFactor, passkeys }) => hasFactor || passkeys.length > 0)),
      removeOf: (id) =>
        write(
          Effect.map(accountOf(id), (account) => {
            Object.assign(account, noFactor, { passkeys: [] })
            store.close(({ accountId }) => accountId === id)
          }),
        ),
      required: read(Effect.sync(store.required)),
      require: (roles, seen) =>
        write(
          Effect.suspend(() => failIfRolesChanged(store.required(), seen)).pipe(
            Effect.map(() => store.require([...new Set(roles)].toSorted())),
          ),
        ),
    })
  })

const noFactor = { hasFactor: false, isFactorOffered: false, recoveryCodes: [] } as const
const gone = itemGone('admin')
