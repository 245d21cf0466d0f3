import { randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Accounts } from '#ports/staff/accounts.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { passwordsOff } from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { SqlAccounts } from './accounts.ts'
import { SqlPasswordResets } from './passwords/password-resets.ts'
import { SqlSecondFactors } from './second-factors.ts'
import { signInTries } from './sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface AdminLinkOptions {
  readonly email: string
  /** For an Admin who has lost device and recovery codes. */
  readonly withoutSecondFactor: boolean
  readonly publicUrl: string
}

/**
 * Makes a link by which a person becomes an Admin: adds the account if it is missing, gives it the role, and forgets
 * its failed sign-ins, all in one transaction. Fails with `passwordsOff` for an account of single sign-on.
 */
export const makeAdminLink = ({ email, withoutSecondFactor, publicUrl }: AdminLinkOptions) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const accounts = yield* Accounts
    const factors = yield* SecondFactors
    const resets = yield* PasswordResets
    return yield* Effect.gen(function* () {
      const [found] = yield* sql<{ id: number; role: string; issuer: string }>`
        select id, role, issuer from accounts where email_key = ${accountEmailKey(email)}`
      if (found !== undefined && found.issuer !== '') return yield* passwordsOff
      const { id } =
        found === undefined
          ? yield* accounts.add({ name: 'Administrator', email, role: 'Admin', password: unknownPassword() })
          : found.role === 'Admin'
            ? { id: String(found.id) }
            : yield* accounts.update(String(found.id), { role: 'Admin', needsApproval: false })
      if (withoutSecondFactor) yield* factors.removeOf(id)
      yield* signInTries(sql).forgetAccount(accountEmailKey(email))
      const { address } = yield* resets.createLink(id)
      return { address, formerRole: found?.role, hasSecondFactor: yield* factors.isOn(id) }
    }).pipe(sql.withTransaction, orStoreFailure)
  }).pipe(
    Effect.provide(Layer.mergeAll(SqlAccounts, SqlSecondFactors(publicUrl), SqlPasswordResets(publicUrl))),
  )

/** The person replaces it by the link. */
const unknownPassword = () => randomBytes(24).toString('base64url')
