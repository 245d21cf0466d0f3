import { Effect, Layer, type Array } from 'effect'
import { SqlClient } from 'effect/sql'
import { accountErrors } from '#domain/account/account-errors.ts'
import type { Account } from '#domain/account/account.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import type { Entry } from '#domain/session/entry.ts'
import { NotSignedIn } from '#ports/failures.ts'
import type { OwnChange } from '#ports/session.ts'
import { SignIn } from '#ports/sign-in.ts'
import { accountListing, accountOf, accountRow, emailKey } from './account-rows.ts'
import { draftRefused, refuseFaulty } from './item-failures.ts'
import { newPasswordError } from './new-password-error.ts'
import { now } from './now.ts'
import { Argon2Passwords, Passwords } from './passwords.ts'
import { recordAccess, recordChange } from './record-activity.ts'
import { rowId } from './row-id.ts'
import type { Row } from './rows-beyond.ts'
import { sessions } from './sessions.ts'
import { signInTries, type Subject } from './sign-in-tries.ts'
import { orStoreFailure } from './store-failure.ts'

const entryOf = ({ id, name, email, role }: Account): Entry => ({ id, name, email, role })

const wrong = new NotSignedIn({ message: 'Email or password is wrong.', answered: true })

/** Sign-in against the accounts, with sessions beside them. */
export const SqlSignIn: Layer.Layer<SignIn, never, SqlClient.SqlClient> = Layer.effect(
  SignIn,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const scope = yield* Effect.scope
    const passwords = yield* Passwords
    const tries = signInTries(sql)
    const { open, find, use, list, end, close, closeAll, closeOthers } = sessions(sql)

    /** Whether a password is right; a wrong one counts against the subjects. */
    const isRight = Effect.fnUntraced(function* (
      password: string,
      hash: string | undefined,
      subjects: Array.NonEmptyReadonlyArray<Subject>,
    ) {
      const begun = yield* tries.begin(subjects)
      const right = yield* passwords.matches(password, hash).pipe(Effect.tapError(() => tries.forget(begun)))
      if (right) yield* tries.forget(begun)
      return right
    })

    /** Nothing where the password stays. */
    const newHash = Effect.fnUntraced(function* (
      { account, passwordHash }: { readonly account: Account; readonly passwordHash: string },
      { currentPassword = '', newPassword = '' }: OwnChange,
    ) {
      if (newPassword === '') return undefined
      const fault = newPasswordError(newPassword)
      if (fault !== undefined) return yield* draftRefused({ newPassword: fault })
      const right = yield* isRight(currentPassword, passwordHash, [['account', emailKey(account.email)]])
      if (!right) return yield* draftRefused({ currentPassword: 'This is not your current password' })
      return yield* passwords.hash(newPassword)
    })

    return SignIn.of({
      open: ({ email, password }, { address, device }) =>
        Effect.gen(function* () {
          const account: Subject = ['account', emailKey(email)]
          const [row] = yield* sql<{ id: number; name: string; password_hash: string }>`
            select id, name, password_hash from accounts where email_key = ${emailKey(email)}`
          const person = { id: String(row?.id ?? ''), name: row?.name ?? '', address }
          const right = yield* isRight(password, row?.password_hash, [account, ['address', address]])
          if (!right || row === undefined) {
            // What was typed is not written down: it may be a password in the wrong field.
            yield* sql.withTransaction(recordAccess(sql, { ...person, kind: 'signInFailed' }))
            return yield* wrong
          }
          return yield* Effect.gen(function* () {
            // The account may have changed while the hash was made.
            const [signedIn] = yield* sql<Row>`update accounts set last_sign_in_at = ${yield* now}
              where id = ${row.id} and password_hash = ${row.password_hash} returning ${sql.literal(accountListing.selected)}`
            if (signedIn === undefined) return yield* wrong
            yield* tries.forgetAll(account)
            yield* recordAccess(sql, { ...person, kind: 'signedIn' })
            return { token: yield* open(row.id, device), entry: entryOf(accountOf(signedIn)) }
          }).pipe(sql.withTransaction)
        }).pipe(orStoreFailure),

      whose: (token) =>
        Effect.gen(function* () {
          const { account, isStale } = yield* find(token)
          // A reader does not wait for the one who writes.
          if (isStale)
            yield* use(token).pipe(sql.withTransaction, Effect.ignore({ log: true }), Effect.forkIn(scope))
          return entryOf(account)
        }).pipe(orStoreFailure),

      look: (token) => orStoreFailure(Effect.map(find(token), ({ account }) => entryOf(account))),

      close: (token) => close(token).pipe(sql.withTransaction, Effect.asVoid, orStoreFailure),

      sessions: (token) =>
        Effect.flatMap(find(token), ({ account }) => list(token, rowId(account.id))).pipe(orStoreFailure),

      end: (token, id) =>
        Effect.flatMap(find(token), ({ account }) => end(id, rowId(account.id))).pipe(
          sql.withTransaction,
          orStoreFailure,
        ),

      endAll: (token) =>
        Effect.flatMap(find(token), ({ account }) => closeAll(rowId(account.id))).pipe(
          sql.withTransaction,
          Effect.asVoid,
          orStoreFailure,
        ),

      changeOwn: (token, change) =>
        Effect.gen(function* () {
          const before = yield* find(token)
          const draft = { ...before.account, name: change.name ?? before.account.name, password: '' }
          yield* refuseFaulty(accountErrors(draft, 'update'))
          const hash = yield* newHash(before, change)
          return yield* Effect.gen(function* () {
            const { account } = yield* find(token)
            const row = {
              ...accountRow({ ...account, name: draft.name }),
              ...(hash !== undefined && { password_hash: hash }),
              version: account.version + 1,
              updated_at: yield* now,
            }
            yield* sql`update accounts set ${sql.update(row)} where id = ${rowId(account.id)}`
            if (hash !== undefined) yield* closeOthers(token, rowId(account.id))
            yield* recordChange(sql, {
              kind: 'updated',
              subject: 'account',
              itemId: account.id,
              before: accountSnapshot(account),
              after: accountSnapshot({ ...account, name: row.name }, hash !== undefined),
              version: row.version,
            })
            return { ...entryOf(account), name: row.name }
          }).pipe(sql.withTransaction)
        }).pipe(orStoreFailure),
    })
  }),
).pipe(Layer.provide(Argon2Passwords))
