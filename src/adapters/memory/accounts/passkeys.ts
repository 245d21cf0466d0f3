import { Effect, Layer } from 'effect'
import type { NewCredential, SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import { creationOptions, requestOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import { passkeyNameErrors, passkeyQuotaErrors } from '#domain/sign-in/passkeys/passkey.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import {
  factorRequired,
  linkedAlready,
  passkeyNotAdded,
  passkeyWrong,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'
import { checkPassword } from './session.ts'
import { makeSignInStore, type MemoryAccount, type SignInStore } from './sign-in-store.ts'

export interface MemoryPasskeysOptions extends Behaviour {
  readonly store?: SignInStore
}

const host = 'sahilan.example'
const gone = itemGone('passkey')

/** Passkeys of the people in a store, which trusts each device that has the challenge. */
export const MemoryPasskeys = ({ store = makeSignInStore(), ...behaviour }: MemoryPasskeysOptions = {}) =>
  Layer.sync(Passkeys, () => {
    const { read, write } = simulate(behaviour)
    /** Whose passkey is added by a challenge; empty for a sign-in of anyone. */
    const challenges = new Map<string, string>()
    let made = 0

    const challenge = (accountId: string) => {
      const text = btoa(`challenge ${(made += 1)}`).replaceAll('=', '')
      challenges.set(text, accountId)
      return text
    }
    const take = ({ response }: NewCredential | SignedCredential, accountId: string) => {
      const { challenge: signed }: { challenge: string } = JSON.parse(
        atob(response.clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')),
      )
      const isRight = challenges.get(signed) === accountId
      challenges.delete(signed)
      return isRight
    }
    const one = Effect.fnUntraced(function* ({ passkeys }: MemoryAccount, id: string) {
      return passkeys.find((passkey) => passkey.id === id) ?? (yield* gone)
    })

    return Passkeys.of({
      signInOptions: write(Effect.sync(() => requestOptions(host, challenge('')))),

      signIn: (credential) =>
        write(
          Effect.gen(function* () {
            const account = store.byCredential(credential.id)
            if (!take(credential, '') || account === undefined) return yield* passkeyWrong
            const usedAt = yield* isoNow
            account.passkeys = account.passkeys.map((passkey) =>
              passkey.credentialId === credential.id ? { ...passkey, usedAt } : passkey,
            )
            yield* store.open(account)
            return store.userOf(account)
          }),
        ),

      list: read(
        Effect.map(store.current, ({ passkeys }) =>
          passkeys.map(({ credentialId: _, ...passkey }) => passkey),
        ),
      ),

      creationOptions: (typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            if (account.user.fromProvider) return yield* linkedAlready
            yield* checkPassword(store, account, typed)
            yield* failIfInvalid(passkeyQuotaErrors(account.passkeys.length))
            const known = account.passkeys.map(({ credentialId }) => credentialId)
            return creationOptions(host, challenge(account.user.id), { owner: account.user, known })
          }),
        ),

      add: (name, credential) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            yield* failIfInvalid(passkeyNameErrors(name))
            if (!take(credential, account.user.id)) return yield* passkeyNotAdded
            yield* failIfInvalid(passkeyQuotaErrors(account.passkeys.length))
            const passkey = {
              id: String((made += 1)),
              name: name.trim(),
              createdAt: yield* isoNow,
              usedAt: '',
            }
            account.passkeys = [...account.passkeys, { ...passkey, credentialId: credential.id }]
            return passkey
          }),
        ),

      rename: (id, name) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            const { credentialId, ...found } = yield* one(account, id)
            yield* failIfInvalid(passkeyNameErrors(name))
            const renamed = { ...found, name: name.trim() }
            account.passkeys = account.passkeys.map((passkey) =>
              passkey.id === id ? { ...renamed, credentialId } : passkey,
            )
            return renamed
          }),
        ),

      remove: (id, typed) =>
        write(
          Effect.gen(function* () {
            const account = yield* store.current
            yield* one(account, id)
            yield* checkPassword(store, account, typed)
            const isRequired = store.required().includes(account.user.role) && !account.hasFactor
            if (isRequired && account.passkeys.length === 1) return yield* factorRequired
            account.passkeys = account.passkeys.filter((passkey) => passkey.id !== id)
          }),
        ),
    })
  })
