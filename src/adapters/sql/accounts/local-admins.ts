import { Clock, Context, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import type { PasswordSignIn } from '#domain/sign-in/single-sign-on/password-sign-in.ts'
import { minute } from '#domain/time/durations.ts'
import { ahead } from '../client/time-conditions.ts'
import { lastWayBack } from '#ports/staff/sign-in/sign-in-failures.ts'
import { rowId } from '../client/row-id.ts'
import { hasPasskey } from '../rows/account-rows.ts'

/** Which local accounts may sign in by password; all by default. */
export const AllowedPasswords = Context.Reference<PasswordSignIn>('sahilan/adapters/sql/AllowedPasswords', {
  defaultValue: () => 'on',
})

/** Whether an Admin other than the account can sign in here: one who did so before, or has a link. */
export const otherLocalAdmins = (sql: SqlClient.SqlClient) =>
  Effect.map(AllowedPasswords, (allowed) =>
    Effect.fnUntraced(function* (accountId: string) {
      const time = yield* Clock.currentTimeMillis
      const others = yield* sql`select id from accounts
        where role = 'Admin' and issuer = '' and id <> ${rowId(accountId)}
          ${allowed === 'on' ? sql`` : sql`and (second_factor <> '' or ${sql.literal(hasPasskey)})`}
          and (last_sign_in_at <> '' or id in (
            select account_id from password_resets where ${ahead(sql, 'until', time, resetMinutes * minute)}))
        limit 1`
      return others.length > 0
    }),
  )

/** Fails if the account, which loses its second factor, is the last that can sign in without the provider. */
export const requireLocalAdmin = (sql: SqlClient.SqlClient) =>
  Effect.gen(function* () {
    const allowed = yield* AllowedPasswords
    const hasOtherAdmin = yield* otherLocalAdmins(sql)
    return Effect.fnUntraced(function* ({ id, role }: { readonly id: string; readonly role: string }) {
      if (allowed === 'way-back' && role === 'Admin' && !(yield* hasOtherAdmin(id))) return yield* lastWayBack
    })
  })
