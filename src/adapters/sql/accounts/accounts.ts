import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { accountErrors } from '#domain/sign-in/account/account-errors.ts'
import type { Account, AccountInput } from '#domain/sign-in/account/account.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import { changesProvided } from '#domain/sign-in/single-sign-on/provided-fields.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { failIfInvalid, inputRefused } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { accountListing, accountOf, accountRow } from '../rows/account-rows.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { moveToTrash } from '../history/move-to-trash.ts'
import { listPage } from '../lists/list-page.ts'
import { fromProviderRefused } from '#ports/staff/sign-in/sign-in-failures.ts'
import { newPasswordError } from './passwords/new-password-error.ts'
import { otherLocalAdmins } from './local-admins.ts'
import { now } from '../client/now.ts'
import { Argon2Passwords, Passwords } from './passwords/passwords.ts'
import { recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import { orStoreFailure } from '../client/store-failure.ts'

const one = 'admin'

/** Admin users in a table. */
export const SqlAccounts: Layer.Layer<Accounts, never, SqlClient.SqlClient> = Layer.effect(
  Accounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const passwords = yield* Passwords
    const hasOtherAdmin = yield* otherLocalAdmins(sql)
    const selected = sql.literal(accountListing.selected)

    const get = Effect.fnUntraced(function* (id: string) {
      const [row] = yield* sql<Row>`select ${selected} from accounts where id = ${rowId(id)}`
      return row === undefined ? yield* itemGone(one) : accountOf(row)
    })

    const refuseFaults = Effect.fnUntraced(function* (
      input: AccountInput,
      kind: 'add' | 'update',
      id: string,
    ) {
      const errors = accountErrors(input, kind)
      const common = input.password === '' ? undefined : newPasswordError(input.password)
      const email = accountEmailKey(input.email)
      const taken = yield* sql`select id from accounts where email_key = ${email} and id <> ${rowId(id)}`
      yield* failIfInvalid({
        ...(taken.length > 0 && { email: 'Another admin has this email' }),
        ...(common !== undefined && { password: common }),
        ...errors,
      })
    })

    /** Fails for the last Admin who can sign in by password. */
    const requireAnotherAdmin = Effect.fnUntraced(function* ({ id, role }: Account) {
      if (role === 'Admin' && !(yield* hasOtherAdmin(id)))
        yield* inputRefused({ role: 'The last Admin can be neither deleted nor demoted' })
    })

    /** Computed before the transaction, which would wait for it; empty for a password that will be refused. */
    const hashOf = (password: string) =>
      newPasswordError(password) === undefined ? passwords.hash(password) : Effect.succeed('')

    const record = (
      kind: 'added' | 'updated',
      before: Account | null,
      after: Account,
      hasNewPassword = false,
    ) =>
      recordChange(sql, {
        kind,
        subject: 'account',
        itemId: after.id,
        before: before && accountSnapshot(before),
        after: accountSnapshot(after, hasNewPassword),
        version: after.version,
      })

    return Accounts.of({
      list: (query) =>
        listPage(sql, accountListing, query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(accountOf) })),
          orStoreFailure,
        ),

      get: (id) => orStoreFailure(get(id)),

      add: (input, key) =>
        Effect.flatMap(hashOf(input.password), (hash) =>
          Effect.gen(function* () {
            yield* refuseFaults(input, 'add', '')
            const time = yield* now
            const row = {
              ...accountRow(input),
              version: 1,
              created_at: time,
              updated_at: time,
              password_hash: hash,
              last_sign_in_at: '',
            }
            const [added = {}] =
              yield* sql<Row>`insert into accounts ${sql.insert(row)} returning ${selected}`
            const account = accountOf(added)
            yield* record('added', null, account)
            return account
          }).pipe(oncePerKey(sql, { kind: 'account.add', key }), sql.withTransaction, orStoreFailure),
        ),

      update: (id, { version, ...change }) =>
        Effect.flatMap(hashOf(change.password ?? ''), (hash) =>
          Effect.gen(function* () {
            const account = yield* get(id)
            if (version !== undefined && version !== account.version) return yield* itemChanged(one, account)
            if (account.fromProvider && changesProvided(account, change)) return yield* fromProviderRefused
            const input = { ...account, password: '', ...change }
            yield* refuseFaults(input, 'update', id)
            if (input.role !== 'Admin') yield* requireAnotherAdmin(account)
            const row = {
              ...accountRow(input),
              ...(hash !== '' && { password_hash: hash }),
              version: account.version + 1,
              updated_at: yield* now,
            }
            const [updated = {}] = yield* sql<Row>`
              update accounts set ${sql.update(row)} where id = ${rowId(id)} returning ${selected}`
            const saved = accountOf(updated)
            const isOther = saved.role !== account.role || saved.needsApproval !== account.needsApproval
            if (hash !== '' || isOther) yield* sql`delete from sessions where account_id = ${rowId(id)}`
            yield* record('updated', account, saved, hash !== '')
            return saved
          }).pipe(sql.withTransaction, orStoreFailure),
        ),

      remove: (id) =>
        Effect.gen(function* () {
          yield* requireAnotherAdmin(yield* get(id))
          yield* moveToTrash(sql, { subject: 'account', itemId: id })
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
).pipe(Layer.provide(Argon2Passwords))
