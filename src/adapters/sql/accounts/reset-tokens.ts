import { Clock, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { resetMinutes } from '#domain/account/password-reset.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { ResetTokens } from '#ports/server/reset-tokens.ts'
import { accountListing, accountOf, emailKey } from '../rows/account-rows.ts'
import { deviceCookieFor, newDeviceKey } from './device-cookie.ts'
import { inputRefused, itemGone } from '../client/item-failures.ts'
import { newPasswordError } from './new-password-error.ts'
import { now } from '../client/now.ts'
import { Argon2Passwords, Passwords } from './passwords.ts'
import { recordAccess, recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../lists/rows-beyond.ts'
import { sessions } from './sessions.ts'
import { addressSubjects, resetSubjects, signInTries } from './sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { newToken, tokenHash } from './tokens.ts'
import { ahead } from '../client/within.ts'

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
}

const spent = inputRefused({
  token: `This link has been used, or is older than ${resetMinutes} minutes. Ask for a new one.`,
})

/** Links to set a new password, beside the accounts. */
export const SqlResetTokens: Layer.Layer<ResetTokens, never, SqlClient.SqlClient> = Layer.effect(
  ResetTokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const passwords = yield* Passwords
    const tries = signInTries(sql)
    const { closeAll } = sessions(sql)

    const isGood = Effect.map(Clock.currentTimeMillis, (at) => ahead(sql, 'until', at, resetMinutes * 60_000))

    const make = Effect.fnUntraced(function* ({ id, name, email }: Person) {
      const at = yield* DateTime.now
      const until = DateTime.formatIso(DateTime.add(at, { minutes: resetMinutes }))
      yield* sql`delete from password_resets where not ${yield* isGood}`
      const token = newToken()
      yield* sql`insert into password_resets ${sql.insert({ token_hash: tokenHash(token), account_id: id, until })}`
      yield* recordAccess(sql, { ...(yield* OnBehalfOf), kind: 'resetStarted', title: name })
      return { token, until, person: { name, email } }
    })

    /** The account that a token is for, as long as it is good. */
    const accountBy = Effect.fnUntraced(function* (token: string) {
      const [row] = yield* sql<Row>`select ${sql.literal(accountListing.selected)} from accounts where id = (
        select account_id from password_resets where token_hash = ${tokenHash(token)} and ${yield* isGood})`
      return row === undefined ? yield* spent : accountOf(row)
    })

    return ResetTokens.of({
      admit: (email, address) =>
        tries.begin(resetSubjects(emailKey(email), address)).pipe(Effect.asVoid, orStoreFailure),

      start: (accountId) =>
        Effect.gen(function* () {
          const [person] =
            yield* sql<Person>`select id, name, email from accounts where id = ${rowId(accountId)}`
          return person === undefined ? yield* itemGone('admin') : yield* make(person)
        }).pipe(sql.withTransaction, orStoreFailure),

      startFor: (email, address) =>
        Effect.gen(function* () {
          const [person] =
            yield* sql<Person>`select id, name, email from accounts where email_key = ${emailKey(email)}`
          return person && (yield* make(person))
        }).pipe(
          Effect.provideService(OnBehalfOf, { id: '', name: '', address }),
          sql.withTransaction,
          orStoreFailure,
        ),

      use: ({ token, newPassword }, { address, deviceCookie }) =>
        Effect.gen(function* () {
          const begun = yield* tries.begin(addressSubjects(address))
          yield* accountBy(token)
          yield* tries.forget(begun)
          const fault = newPasswordError(newPassword)
          if (fault !== undefined) return yield* inputRefused({ newPassword: fault })
          const hash = yield* passwords.hash(newPassword)
          return yield* Effect.gen(function* () {
            // Somebody else may have used it while the hash was made.
            const account = yield* accountBy(token)
            const version = account.version + 1
            const [kept] = yield* sql<{ key: string }>`
              select device_key as key from accounts where id = ${rowId(account.id)}`
            const deviceKey = kept?.key || newDeviceKey()
            const row = { password_hash: hash, version, updated_at: yield* now, device_key: deviceKey }
            yield* sql`update accounts set ${sql.update(row)} where id = ${rowId(account.id)}`
            yield* closeAll(rowId(account.id))
            yield* tries.forgetAccount(emailKey(account.email))
            yield* recordChange(sql, {
              kind: 'updated',
              subject: 'account',
              itemId: account.id,
              before: accountSnapshot(account),
              after: accountSnapshot(account, true),
              version,
            }).pipe(Effect.provideService(OnBehalfOf, { id: account.id, name: account.name, address }))
            return deviceCookieFor(deviceCookie, deviceKey)
          }).pipe(sql.withTransaction)
        }).pipe(orStoreFailure),
    })
  }),
).pipe(Layer.provide(Argon2Passwords))
