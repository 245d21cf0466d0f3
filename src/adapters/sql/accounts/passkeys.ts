import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SignedCredential } from '#domain/sign-in/passkeys/credential.ts'
import { creationOptions, requestOptions } from '#domain/sign-in/passkeys/passkey-options.ts'
import { passkeyNameErrors, passkeyQuotaErrors, type Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import type { Role } from '#domain/access/role.ts'
import { maySignInByPassword } from '#domain/sign-in/single-sign-on/password-sign-in.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { PasskeyRefused, PasskeyVerifier } from '#ports/server/access/passkey-verifier.ts'
import { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import {
  factorRequired,
  linkedAlready,
  passkeyNotAdded,
  passkeysOff,
  passkeyWrong,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordAction } from '../history/record-activity.ts'
import { confirmedAccount } from './confirmed-account.ts'
import { deviceCookieFor, newDeviceKey } from './device-cookie.ts'
import { signedInUserOf } from './signed-in-user-of.ts'
import { AllowedPasswords, requireLocalAdmin } from './local-admins.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { Argon2Passwords } from './passwords/passwords.ts'
import { addressCounters, networkCounter, signInTries } from './sign-in-tries.ts'
import { storedSessions } from './stored-sessions.ts'

interface Owned {
  readonly id: number
  readonly credential_id: string
  readonly name: string
  readonly created_at: string
  readonly used_at: string
}

interface Known {
  readonly id: number
  readonly account_id: number
  readonly public_key: string
  readonly counter: number
  readonly account: string
  readonly role: Role
  readonly issuer: string
  readonly device_key: string
}

interface Needs {
  readonly second_factor: string
  readonly required: number
}

const passkeyOf = ({ id, name, created_at, used_at }: Owned): Passkey => ({
  id: String(id),
  name,
  createdAt: created_at,
  usedAt: used_at,
})

/** Passkeys beside their accounts, for the host of `publicUrl`. */
export const SqlPasskeys = (
  publicUrl: string,
): Layer.Layer<Passkeys, never, SqlClient.SqlClient | PasskeyVerifier> =>
  Layer.effect(
    Passkeys,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const verifier = yield* PasskeyVerifier
      const allowed = yield* AllowedPasswords
      const confirmedBy = yield* confirmedAccount(sql)
      const keepWayBack = yield* requireLocalAdmin(sql)
      const tries = signInTries(sql)
      const { open, find, prove } = storedSessions(sql)
      const { make, take } = passkeyChallenges(sql)
      const host = new URL(publicUrl).hostname

      const owned = (accountId: string) => sql<Owned>`
        select id, credential_id, name, created_at, used_at from passkeys
        where account_id = ${rowId(accountId)} order by id`
      const one = Effect.fnUntraced(function* (accountId: string, id: string) {
        const all = yield* owned(accountId)
        const found = all.find((passkey) => String(passkey.id) === id)
        return found === undefined ? yield* itemGone('passkey') : { found, isLast: all.length === 1 }
      })
      const current = Effect.flatMap(CurrentSession, ({ token }) => find(token))
      const record = (kind: 'passkeyAdded' | 'passkeyRemoved', title: string) =>
        Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind, title }))
      const logged = ({ reason }: PasskeyRefused) => Effect.logWarning('A passkey was refused.', reason)

      /** The last passkey of a person without codes is a second factor that may be needed. */
      const requireSecondFactor = Effect.fnUntraced(function* (account: {
        readonly id: string
        readonly role: Role
      }) {
        const [needs] = yield* sql<Needs>`select second_factor,
          case when role in (select role from second_factor_roles) then 1 else 0 end as required
          from accounts where id = ${rowId(account.id)}`
        if (needs?.second_factor !== '') return
        if (needs.required === 1) return yield* factorRequired
        yield* keepWayBack(account)
      })

      /** The stored passkey that has signed, with its new counter. */
      const signer = Effect.fnUntraced(function* (credential: SignedCredential, known: Known | undefined) {
        const made = yield* take(credential, null)
        if (known === undefined) return yield* new PasskeyRefused({ reason: 'It is not known here' })
        const { public_key: publicKey, counter } = known
        return {
          known,
          next: yield* verifier.signed(credential, made, { id: credential.id, publicKey, counter }),
        }
      })

      return Passkeys.of({
        signInOptions: Effect.gen(function* () {
          yield* tries.begin(networkCounter('passkey', (yield* OnBehalfOf).address))
          return requestOptions(host, yield* make(null))
        }).pipe(orStoreFailure),

        signIn: (credential) =>
          Effect.gen(function* () {
            const { device, deviceCookie, issue } = yield* CurrentSession
            const { address } = yield* OnBehalfOf
            const begun = yield* tries.begin(addressCounters(address))
            const [row] = yield* sql<Known>`select passkeys.id, account_id, public_key, counter,
              accounts.name as account, role, issuer, device_key
              from passkeys join accounts on accounts.id = account_id where credential_id = ${credential.id}`
            const person = { id: String(row?.account_id ?? ''), name: row?.account ?? '', address }
            const failed = sql.withTransaction(recordAction(sql, { ...person, kind: 'signInFailed' }))
            const enter = Effect.fnUntraced(function* (known: Known, next: number) {
              const time = yield* now
              // Of two sign-ins with one counter only the first is accepted.
              const used = yield* sql`update passkeys set ${sql.update({ counter: next, used_at: time })}
                where id = ${known.id} and counter = ${known.counter} returning id`
              if (used.length === 0) return yield* new PasskeyRefused({ reason: 'It was used meanwhile' })
              const deviceKey = known.device_key || newDeviceKey()
              yield* sql`update accounts set ${sql.update({ last_sign_in_at: time, device_key: deviceKey })}
                where id = ${known.account_id}`
              yield* tries.forget(begun)
              yield* tries.forgetLast(networkCounter('passkey', address))
              yield* recordAction(sql, { ...person, kind: 'signedIn' })
              const token = yield* open(known.account_id, device)
              yield* prove(token)
              const entered = signedInUserOf(yield* find(token))
              return { user: entered, token, deviceCookie: deviceCookieFor(deviceCookie, deviceKey) }
            }, sql.withTransaction)
            const { user, ...secrets } = yield* Effect.gen(function* () {
              const { known, next } = yield* signer(credential, row)
              const factors = { role: known.role, hasSecondFactor: true }
              if (known.issuer === '' && maySignInByPassword(allowed, factors))
                return yield* enter(known, next)
              yield* failed
              return yield* passkeysOff
            }).pipe(
              Effect.catchTag('PasskeyRefused', (refused) =>
                logged(refused).pipe(Effect.andThen(failed), Effect.andThen(passkeyWrong)),
              ),
            )
            yield* issue(secrets)
            return user
          }).pipe(orStoreFailure),

        list: Effect.gen(function* () {
          const { account } = yield* current
          return (yield* owned(account.id)).map(passkeyOf)
        }).pipe(orStoreFailure),

        creationOptions: (currentPassword) =>
          Effect.gen(function* () {
            const { id, email, name, fromProvider } = yield* confirmedBy(currentPassword)
            if (fromProvider) return yield* linkedAlready
            const all = yield* owned(id)
            yield* failIfInvalid(passkeyQuotaErrors(all.length))
            const owner = { id: Buffer.from(`account ${id}`).toString('base64url'), email, name }
            const known = all.map(({ credential_id }) => credential_id)
            return creationOptions(host, yield* make(rowId(id)), { owner, known })
          }).pipe(orStoreFailure),

        add: (name, credential) =>
          Effect.gen(function* () {
            const { token } = yield* CurrentSession
            const { account } = yield* find(token)
            yield* failIfInvalid(passkeyNameErrors(name))
            const account_id = rowId(account.id)
            const created = yield* take(credential, account_id).pipe(
              Effect.flatMap((made) => verifier.created(credential, made)),
              Effect.catchTag('PasskeyRefused', (refused) =>
                Effect.andThen(logged(refused), passkeyNotAdded),
              ),
            )
            return yield* Effect.gen(function* () {
              yield* failIfInvalid(passkeyQuotaErrors((yield* owned(account.id)).length))
              const row = {
                account_id,
                credential_id: created.id,
                public_key: created.publicKey,
                counter: created.counter,
                name: name.trim(),
                created_at: yield* now,
                used_at: '',
              }
              const [added] = yield* sql<Owned>`insert into passkeys ${sql.insert(row)}
                on conflict do nothing returning id, credential_id, name, created_at, used_at`
              if (added === undefined) return yield* passkeyNotAdded
              yield* prove(token)
              yield* record('passkeyAdded', row.name)
              return passkeyOf(added)
            }).pipe(sql.withTransaction)
          }).pipe(orStoreFailure),

        rename: (id, name) =>
          Effect.gen(function* () {
            const { account } = yield* current
            const { found } = yield* one(account.id, id)
            yield* failIfInvalid(passkeyNameErrors(name))
            const renamed = { ...found, name: name.trim() }
            yield* sql`update passkeys set name = ${renamed.name} where id = ${found.id}`
            return passkeyOf(renamed)
          }).pipe(sql.withTransaction, orStoreFailure),

        remove: (id, currentPassword) =>
          Effect.gen(function* () {
            const { account } = yield* current
            yield* one(account.id, id)
            yield* confirmedBy(currentPassword)
            yield* Effect.gen(function* () {
              const { found, isLast } = yield* one(account.id, id)
              if (isLast) yield* requireSecondFactor(account)
              yield* sql`delete from passkeys where id = ${found.id}`
              yield* record('passkeyRemoved', found.name)
            }).pipe(sql.withTransaction)
          }).pipe(orStoreFailure),
      })
    }),
  ).pipe(Layer.provide(Argon2Passwords))
