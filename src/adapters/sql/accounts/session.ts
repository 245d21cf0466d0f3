import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { accountErrors, languageRule } from '#domain/sign-in/account/account-errors.ts'
import type { Account } from '#domain/sign-in/account/account.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import type { Role } from '#domain/access/role.ts'
import { maySignInByPassword } from '#domain/sign-in/single-sign-on/password-sign-in.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { Session, type OwnChange } from '#ports/staff/sign-in/session.ts'
import { failIfInvalid, inputRefused } from '#ports/failures.ts'
import {
  codeMissing,
  codeWrong,
  credentialsWrong,
  currentPasswordWrong,
  fromProviderRefused,
  passkeyNeeded,
  passwordsOff,
} from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { accountListing, accountRow, hasPasskey } from '../rows/account-rows.ts'
import { codeCheck } from './code-check.ts'
import { deviceCookieFor, knownDevice, newDeviceKey } from './device-cookie.ts'
import { signedInUserOf } from './signed-in-user-of.ts'
import { AllowedPasswords } from './local-admins.ts'
import { newPasswordError } from './passwords/new-password-error.ts'
import { now } from '../client/now.ts'
import { passwordCheck } from './passwords/password-check.ts'
import { Argon2Passwords, Passwords } from './passwords/passwords.ts'
import { recordAction, recordChange } from '../history/record-activity.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import { storedSessions } from './stored-sessions.ts'
import { ownCounters, signInCounters, signInTries } from './sign-in-tries.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface Stored {
  readonly id: number
  readonly name: string
  readonly password_hash: string
  readonly role: Role
  readonly second_factor: string
  readonly device_key: string
  /** 1 if the role requires a second factor and a passkey is the only one. */
  readonly only_passkey: number
}

const codeFailures = { missing: codeMissing, wrong: codeWrong } as const

/**
 * Sessions beside their accounts; one ends after 12 hours, or after 2 hours without use. Failed sign-ins are throttled
 * by account and network address; those of a device that has signed in to the account before are counted apart.
 */
export const SqlSession: Layer.Layer<Session, never, SqlClient.SqlClient> = Layer.effect(
  Session,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    const scope = yield* Effect.scope
    const passwords = yield* Passwords
    const allowed = yield* AllowedPasswords
    const tries = signInTries(sql)
    const isRight = passwordCheck(tries, passwords)
    const checkCode = codeCheck(sql)
    const { open, find, use, close, closeOthers } = storedSessions(sql)

    /** Returns `undefined` if the password stays. */
    const newHash = Effect.fnUntraced(function* (
      { account, passwordHash }: { readonly account: Account; readonly passwordHash: string },
      { currentPassword = '', newPassword = '' }: OwnChange,
    ) {
      if (newPassword === '') return undefined
      const fault = newPasswordError(newPassword)
      if (fault !== undefined) return yield* inputRefused({ newPassword: fault })
      const right = yield* isRight(currentPassword, passwordHash, ownCounters(accountEmailKey(account.email)))
      if (!right) return yield* currentPasswordWrong
      return yield* passwords.hash(newPassword)
    })

    return Session.of({
      signIn: ({ email, password, code = '' }) =>
        Effect.gen(function* () {
          const { device, deviceCookie, issue } = yield* CurrentSession
          const { address } = yield* OnBehalfOf
          const [row] = yield* sql<Stored>`
            select id, name, role, password_hash, second_factor, device_key,
              case when second_factor = '' and ${sql.literal(hasPasskey)}
                and role in (select role from second_factor_roles) then 1 else 0 end as only_passkey
            from accounts where email_key = ${accountEmailKey(email)}`
          const counters = signInCounters(
            accountEmailKey(email),
            address,
            knownDevice(deviceCookie, row?.device_key),
          )
          const person = { id: String(row?.id ?? ''), name: row?.name ?? '', address }
          // The e-mail that was typed is not recorded: it may be a password in the wrong field.
          const failed = sql.withTransaction(recordAction(sql, { ...person, kind: 'signInFailed' }))
          const begun = yield* tries.begin(counters)
          const forget = () => tries.forget(begun)
          const right = yield* passwords.matches(password, row?.password_hash).pipe(Effect.tapError(forget))
          if (!right || row === undefined) {
            yield* failed
            return yield* credentialsWrong
          }
          const hasSecondFactor = row.second_factor !== ''
          if (!maySignInByPassword(allowed, { role: row.role, hasSecondFactor })) {
            yield* failed
            return yield* passwordsOff
          }
          if (row.only_passkey === 1) {
            yield* failed
            return yield* passkeyNeeded
          }
          const { user, ...secrets } = yield* Effect.gen(function* () {
            // The account may have changed while the hash was computed.
            const deviceKey = row.device_key || newDeviceKey()
            const signIn = { last_sign_in_at: yield* now, device_key: deviceKey }
            const [signedIn] = yield* sql<Row>`update accounts set ${sql.update(signIn)}
              where id = ${row.id} and password_hash = ${row.password_hash} returning ${sql.literal(accountListing.selected)}`
            if (signedIn === undefined) return yield* credentialsWrong
            const checked = yield* checkCode(row.id, code)
            if (checked !== 'right') return yield* codeFailures[checked]
            yield* tries.forgetOwn(counters)
            yield* tries.forget(begun)
            yield* recordAction(sql, { ...person, kind: 'signedIn' })
            const token = yield* open(row.id, device)
            const found = yield* find(token)
            return {
              user: signedInUserOf(found),
              token,
              deviceCookie: deviceCookieFor(deviceCookie, deviceKey),
            }
          }).pipe(
            sql.withTransaction,
            Effect.tapError((failure) => (failure === codeWrong ? failed : forget())),
          )
          yield* issue(secrets)
          return user
        }).pipe(orStoreFailure),

      signOut: () =>
        Effect.gen(function* () {
          const { token, issue } = yield* CurrentSession
          yield* sql.withTransaction(close(token))
          yield* issue({ token: '' })
        }).pipe(orStoreFailure),

      current: () =>
        Effect.gen(function* () {
          const { token, isAttended } = yield* CurrentSession
          const found = yield* find(token)
          // In the background, so that a read never waits for a writer.
          if (isAttended && found.isStale)
            yield* use(token).pipe(sql.withTransaction, Effect.ignore({ log: true }), Effect.forkIn(scope))
          return signedInUserOf(found)
        }).pipe(orStoreFailure),

      changeOwn: (change) =>
        Effect.gen(function* () {
          const { token } = yield* CurrentSession
          const before = yield* find(token)
          const { name, newPassword = '' } = change
          const input = { ...before.account, name: name ?? before.account.name, password: '' }
          if (before.account.fromProvider && (input.name !== before.account.name || newPassword !== ''))
            return yield* fromProviderRefused
          const unknown = change.language === undefined ? undefined : languageRule(change.language, languages)
          yield* failIfInvalid({
            ...accountErrors(input, 'update'),
            ...(unknown !== undefined && { language: unknown }),
          })
          const hash = yield* newHash(before, change)
          return yield* Effect.gen(function* () {
            const found = yield* find(token)
            const { account } = found
            const language = change.language ?? found.language
            const row = {
              // The name may have changed while the hash was computed.
              ...accountRow({ ...account, name: name ?? account.name }),
              language,
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
            return signedInUserOf({ ...found, account: { ...account, name: row.name }, language })
          }).pipe(sql.withTransaction)
        }).pipe(orStoreFailure),
    })
  }),
).pipe(Layer.provide(Argon2Passwords))
