import { Clock, Effect, Layer } from 'effect'
import { passwordRule } from '#domain/sign-in/account/account-errors.ts'
import { resetAddress, resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { minute } from '#domain/time/durations.ts'
import { inputRefused, ItemNotFound } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { linkSpent } from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeSignInStore, type SignInStore } from './sign-in-store.ts'

export interface MemoryPasswordResetsOptions extends Behaviour {
  readonly store?: SignInStore
  readonly byMail?: boolean
  /** Links that were made already, to no account in particular. */
  readonly tokens?: ReadonlyArray<string>
  readonly isAccount?: (id: string) => boolean
}

/** Links for the people in a store; they never expire. */
export const MemoryPasswordResets = (options: MemoryPasswordResetsOptions = {}) =>
  Layer.sync(PasswordResets, () => {
    const { store = makeSignInStore(), byMail = false, tokens = [], ...behaviour } = options
    const { isAccount = (id) => store.byId(id) !== undefined } = options
    const accountIds = new Map(tokens.map((token) => [token, '']))
    let made = 0
    const { read, write } = simulate(behaviour)
    return PasswordResets.of({
      byMail: read(Effect.succeed(byMail)),
      mailLink: () => write(Effect.suspend(() => (byMail ? Effect.void : Effect.fail(noMail)))),
      createLink: (id) =>
        write(
          Effect.gen(function* () {
            if (!isAccount(id)) return yield* gone
            const token = String((made += 1)).padStart(22, 'x')
            accountIds.set(token, id)
            const until = new Date((yield* Clock.currentTimeMillis) + resetMinutes * minute).toISOString()
            return { address: resetAddress('https://sahilan.example', token), until, mailed: byMail }
          }),
        ),
      setPassword: ({ token, newPassword }) =>
        write(
          Effect.gen(function* () {
            const id = accountIds.get(token)
            if (id === undefined) return yield* linkSpent
            const fault = passwordRule(newPassword)
            if (fault !== undefined) return yield* inputRefused({ newPassword: fault })
            accountIds.delete(token)
            const account = store.byId(id)
            if (account === undefined) return
            account.password = newPassword
            store.close(({ accountId }) => accountId === id)
            store.forgetFailures(account.user.email)
            store.forgetFailures(`own ${account.user.email}`)
          }),
        ),
    })
  })

const noMail = new ItemNotFound({ message: 'This server sends no mails' })
const gone = itemGone('admin')
