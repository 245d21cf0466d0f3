import { randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { isRole } from '#domain/access/role.ts'
import { base32, inGroups } from '#domain/sign-in/second-factor/base32.ts'
import { otpauthAddress, plainCode, recoveryCodeCount } from '#domain/sign-in/second-factor/second-factor.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import {
  factorRequired,
  failIfRolesChanged,
  offeredCodeWrong,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { hasPasskey } from '../rows/account-rows.ts'
import { recoveryCodesIn, stepOfCode } from './code-check.ts'
import { confirmedAccount } from './confirmed-account.ts'
import { requireLocalAdmin } from './local-admins.ts'
import { Argon2Passwords } from './passwords/passwords.ts'
import { recordAction } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import { storedSessions } from './stored-sessions.ts'
import { ownCounters, signInTries } from './sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { tokenHash } from './tokens.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: string
  readonly second_factor: string
  readonly second_factor_offered: string
  readonly recovery_codes: string
  readonly required: number
  readonly has_passkey: number
}

export const noSecondFactor = {
  second_factor: '',
  second_factor_offered: '',
  second_factor_step: 0,
  recovery_codes: '[]',
}

/** 80 random bits, as they are shown. */
const newRecoveryCode = () => inGroups(base32(randomBytes(10)))

/** Second factors in the rows of their accounts. Authenticator apps name them for the host of `publicUrl`. */
export const SqlSecondFactors = (publicUrl: string): Layer.Layer<SecondFactors, never, SqlClient.SqlClient> =>
  Layer.effect(
    SecondFactors,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const tries = signInTries(sql)
      const keepWayBack = yield* requireLocalAdmin(sql)
      const confirmedBy = yield* confirmedAccount(sql)
      const { find, closeAll, closeOthers } = storedSessions(sql)

      const rowOf = Effect.fnUntraced(function* (accountId: string) {
        const [row] =
          yield* sql<Row>`select id, name, email, role, second_factor, second_factor_offered, recovery_codes,
        case when role in (select role from second_factor_roles) then 1 else 0 end as required,
        case when ${sql.literal(hasPasskey)} then 1 else 0 end as has_passkey
        from accounts where id = ${rowId(accountId)}`
        return row ?? (yield* itemGone('admin'))
      })
      /** An account exists as long as its sessions do. */
      const ownRow = (accountId: string) => Effect.catchTag(rowOf(accountId), 'ItemNotFound', Effect.die)

      const save = (id: number, change: Partial<typeof noSecondFactor>) =>
        sql`update accounts set ${sql.update(change)} where id = ${id}`
      const record = (kind: 'secondFactorOn' | 'secondFactorOff' | 'factorRolesSet', title: string) =>
        Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind, title }))

      const current = Effect.flatMap(CurrentSession, ({ token }) => find(token))
      const requiredRoles = Effect.map(
        sql<{ role: string }>`select role from second_factor_roles order by role`,
        (rows) => rows.map(({ role }) => role).filter(isRole),
      )

      return SecondFactors.of({
        own: Effect.gen(function* () {
          const { account } = yield* current
          const { second_factor, required, recovery_codes } = yield* ownRow(account.id)
          const recoveryCodesLeft = recoveryCodesIn(recovery_codes).length
          return { on: second_factor !== '', required: required === 1, recoveryCodesLeft }
        }).pipe(orStoreFailure),

        offer: (currentPassword) =>
          Effect.gen(function* () {
            const { id, email } = yield* confirmedBy(currentPassword)
            const secret = randomBytes(20)
            yield* save(rowId(id), { second_factor_offered: secret.toString('hex') }).pipe(
              sql.withTransaction,
            )
            const shown = base32(secret)
            return { secret: shown, address: otpauthAddress(new URL(publicUrl).host, email, shown) }
          }).pipe(orStoreFailure),

        confirm: (code) =>
          Effect.gen(function* () {
            const { token } = yield* CurrentSession
            const { account } = yield* find(token)
            const begun = yield* tries.begin(ownCounters(accountEmailKey(account.email)))
            return yield* Effect.gen(function* () {
              const { id, name, second_factor_offered: offered } = yield* ownRow(account.id)
              const step = offered === '' ? undefined : yield* stepOfCode(offered, code, 0)
              if (step === undefined) return yield* offeredCodeWrong
              const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
              yield* save(id, {
                second_factor: offered,
                second_factor_offered: '',
                second_factor_step: step,
                recovery_codes: JSON.stringify(codes.map((each) => tokenHash(plainCode(each)))),
              })
              yield* closeOthers(token, id)
              yield* tries.forget(begun)
              yield* record('secondFactorOn', name)
              return codes
            }).pipe(sql.withTransaction)
          }).pipe(orStoreFailure),

        remove: (currentPassword) =>
          Effect.gen(function* () {
            const account = yield* confirmedBy(currentPassword)
            yield* Effect.gen(function* () {
              const { id, name, required } = yield* ownRow(account.id)
              if (required === 1) return yield* factorRequired
              yield* keepWayBack(account)
              yield* save(id, noSecondFactor)
              return yield* record('secondFactorOff', name)
            }).pipe(sql.withTransaction)
          }).pipe(orStoreFailure),

        isOn: (accountId) =>
          Effect.map(
            rowOf(accountId),
            ({ second_factor, has_passkey }) => second_factor !== '' || has_passkey === 1,
          ).pipe(orStoreFailure),

        removeOf: (accountId) =>
          Effect.gen(function* () {
            const { id, name, role } = yield* rowOf(accountId)
            yield* keepWayBack({ id: accountId, role })
            yield* save(id, noSecondFactor)
            yield* sql`delete from passkeys where account_id = ${id}`
            yield* closeAll(id)
            yield* record('secondFactorOff', name)
          }).pipe(sql.withTransaction, orStoreFailure),

        required: orStoreFailure(requiredRoles),

        require: (roles, seen) =>
          Effect.gen(function* () {
            yield* failIfRolesChanged(yield* requiredRoles, seen)
            const named = [...new Set(roles)].toSorted()
            yield* sql`delete from second_factor_roles`
            yield* Effect.forEach(
              named,
              (role) => sql`insert into second_factor_roles (role) values (${role})`,
            )
            yield* record('factorRolesSet', named.join(', ') || 'none')
            return named
          }).pipe(sql.withTransaction, orStoreFailure),
      })
    }),
  ).pipe(Layer.provide(Argon2Passwords))
