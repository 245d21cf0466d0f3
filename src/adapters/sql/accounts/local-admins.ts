import { Clock, Context, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { resetMinutes } from '#domain/account/password-reset.ts'
import type { PasswordSignIn } from '#domain/single-sign-on/password-sign-in.ts'
import { minute } from '#domain/time/durations.ts'
import { ahead } from '../client/time-conditions.ts'
import { rowId } from '../client/row-id.ts'

/** Who may sign in by password. */
export const AllowedPasswords = Context.Reference<PasswordSignIn>('sahilan/adapters/sql/AllowedPasswords', {
  defaultValue: () => 'on',
})

/** Tells whether an Admin other than the account can sign in by password: one who did so before, or has a link. */
export const otherLocalAdmins = (sql: SqlClient.SqlClient) =>
  Effect.map(AllowedPasswords, (allowed) =>
    Effect.fnUntraced(function* (accountId: string) {
      const time = yield* Clock.currentTimeMillis
      const others = yield* sql`select id from accounts
        where role = 'Admin' and issuer = '' and id <> ${rowId(accountId)}
          ${allowed === 'on' ? sql`` : sql`and second_factor <> ''`}
          and (last_sign_in_at <> '' or id in (
            select account_id from password_resets where ${ahead(sql, 'until', time, resetMinutes * minute)}))
        limit 1`
      return others.length > 0
    }),
  )
