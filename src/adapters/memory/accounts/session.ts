import { Effect, Layer } from 'effect'
import { inputRefused } from '#ports/failures.ts'
import { languageRule, passwordRule } from '#domain/sign-in/account/account-errors.ts'
import { plainCode } from '#domain/sign-in/second-factor/second-factor.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Session } from '#ports/staff/sign-in/session.ts'
import {
  codeMissing,
  codeWrong,
  credentialsWrong,
  currentPasswordWrong,
  passkeyNeeded,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeSignInStore, type MemoryAccount, type SignInStore } from './sign-in-store.ts'

export interface MemorySessionOptions extends Behaviour {
  readonly store?: SignInStore
}

/** Sessions of the people in a store. */
export const MemorySession = ({ store = makeSignInStore(), ...behaviour }: MemorySessionOptions = {}) =>
  Layer.effect(
    Session,
    Effect.gen(function* () {
      const languages = yield* SiteLanguages
      const { read, write } = simulate(behaviour)

      /** Uses a recovery code up. */
      const codeIsRight = (account: MemoryAccount, code: string) => {
        const unused = account.recoveryCodes.filter((one) => plainCode(one) !== plainCode(code))
        const isRight = plainCode(code) === store.code || unused.length < account.recoveryCodes.length
        account.recoveryCodes = unused
        return isRight
      }

      return Session.of({
        signIn: ({ email, password, code = '' }) =>
          read(
            Effect.gen(function* () {
              const account = store.byEmail(email)
              const counter = account?.user.email ?? email
              yield* store.admit(counter)
              if (account?.password !== password) {
                yield* store.countFailure(counter)
                return yield* credentialsWrong
              }
              const isOnlyPasskey = !account.hasFactor && account.passkeys.length > 0
              if (isOnlyPasskey && store.required().includes(account.user.role)) return yield* passkeyNeeded
              if (account.hasFactor && plainCode(code) === '') return yield* codeMissing
              if (account.hasFactor && !codeIsRight(account, code)) {
                yield* store.countFailure(counter)
                return yield* codeWrong
              }
              store.forgetFailures(counter)
              yield* store.open(account)
              return store.userOf(account)
            }),
          ),

        signOut: () =>
          write(
            Effect.flatMap(CurrentSession, ({ token, issue }) => {
              store.close((session) => session.token === token)
              return issue({ token: '' })
            }),
          ),

        current: () => read(Effect.map(store.current, store.userOf)),

        changeOwn: ({ name, language, currentPassword = '', newPassword = '' }) =>
          write(
            Effect.gen(function* () {
              const account = yield* store.current
              const { token } = yield* CurrentSession
              const changed = (name ?? account.user.name).trim()
              if (changed === '') return yield* inputRefused({ name: 'Name is required' })
              const unknown = language === undefined ? undefined : languageRule(language, languages)
              if (unknown !== undefined) return yield* inputRefused({ language: unknown })
              if (newPassword !== '') {
                const fault = passwordRule(newPassword)
                if (fault !== undefined) return yield* inputRefused({ newPassword: fault })
                yield* checkPassword(store, account, currentPassword)
                account.password = newPassword
                store.close((session) => session.accountId === account.user.id && session.token !== token)
              }
              account.user = { ...account.user, name: changed, ...(language !== undefined && { language }) }
              return store.userOf(account)
            }),
          ),
      })
    }),
  )

/** Checks the password of the signed-in user, and counts a wrong one as a failure. */
export const checkPassword = Effect.fnUntraced(function* (
  store: SignInStore,
  { user, password }: MemoryAccount,
  typed: string,
) {
  const counter = `own ${user.email}`
  yield* store.admit(counter)
  if (typed === password) return store.forgetFailures(counter)
  yield* store.countFailure(counter)
  return yield* currentPasswordWrong
})
