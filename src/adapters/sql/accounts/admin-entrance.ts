import { randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Accounts } from '#ports/staff/accounts.ts'
import { OneTimeSecrets } from '#ports/server/one-time-secrets.ts'
import { ResetTokens } from '#ports/server/reset-tokens.ts'
import { emailKey } from '../rows/account-rows.ts'
import { SqlAccounts } from './accounts.ts'
import { SqlOneTimeSecrets } from './one-time-secrets.ts'
import { SqlResetTokens } from './reset-tokens.ts'
import { signInTries } from './sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface Wish {
  readonly email: string
  /** For an Admin who has lost device and recovery codes. */
  readonly withoutSecondFactor: boolean
}

/**
 * Makes a link by which a person gets in as an Admin: adds the account if there is none, gives it the role, and forgets its
 * failed sign-ins. All or nothing.
 */
export const openAdminEntrance = ({ email, withoutSecondFactor }: Wish) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const accounts = yield* Accounts
    const secrets = yield* OneTimeSecrets
    return yield* Effect.gen(function* () {
      const [found] = yield* sql<{ id: number; role: string }>`
        select id, role from accounts where email_key = ${emailKey(email)}`
      const { id } =
        found === undefined
          ? yield* accounts.add({ name: 'Administrator', email, role: 'Admin', password: unknownPassword() })
          : found.role === 'Admin'
            ? { id: String(found.id) }
            : yield* accounts.update(String(found.id), { role: 'Admin' })
      if (withoutSecondFactor) yield* secrets.removeOf(id)
      yield* signInTries(sql).forgetAccount(emailKey(email))
      const { token } = yield* (yield* ResetTokens).start(id)
      return { token, formerRole: found?.role, hasSecondFactor: yield* secrets.isOn(id) }
    }).pipe(sql.withTransaction, orStoreFailure)
  }).pipe(Effect.provide(Layer.mergeAll(SqlAccounts, SqlOneTimeSecrets, SqlResetTokens)))

/** Its person sets another one by the link. */
const unknownPassword = () => randomBytes(24).toString('base64url')
