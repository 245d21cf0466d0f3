import { Clock, Context, DateTime, Effect, Layer, Random } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { resetAddress, resetMinutes } from '#domain/sign-in/account/password-reset.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import { minute } from '#domain/time/durations.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { inputRefused, ItemNotFound } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import { linkSpent } from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { accountListing, accountOf } from '../../rows/account-rows.ts'
import { deviceCookieFor, newDeviceKey } from '../device-cookie.ts'
import { newPasswordError } from './new-password-error.ts'
import { now } from '../../client/now.ts'
import { Argon2Passwords, Passwords } from './passwords.ts'
import { recordAction, recordChange } from '../../history/record-activity.ts'
import { rowId } from '../../client/row-id.ts'
import type { Row } from '../../client/row.ts'
import { storedSessions } from '../stored-sessions.ts'
import { addressCounters, resetCounters, signInTries } from '../sign-in-tries.ts'
import { orStoreFailure } from '../../client/store-failure.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { ahead } from '../../client/time-conditions.ts'

export interface ResetLetter {
  readonly to: string
  readonly name: string
  /** The tag of the language that the person chose; empty if none. */
  readonly language: string
  /** The link: a secret. */
  readonly address: string
}

/** Mails links to account owners. Without it only an Admin can create a link, and hands it over. */
export const ResetMail = Context.Reference<((letter: ResetLetter) => Effect.Effect<void>) | undefined>(
  'sahilan/adapters/sql/ResetMail',
  { defaultValue: () => undefined },
)

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly language: string
}

interface Link extends Person {
  readonly address: string
  readonly until: string
}

const noMail = new ItemNotFound({
  message: 'This server sends no mails. Ask an Admin for a link.',
})

/** Milliseconds until a requested link is made. */
const pause = Random.nextIntBetween(500, 2_500)

/**
 * Links below `publicUrl`, of which hashes are stored beside the accounts. Any other change of a password ends them
 * too.
 */
export const SqlPasswordResets = (
  publicUrl: string,
): Layer.Layer<PasswordResets, never, SqlClient.SqlClient> =>
  Layer.effect(
    PasswordResets,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const scope = yield* Effect.scope
      const passwords = yield* Passwords
      const mail = yield* ResetMail
      const tries = signInTries(sql)
      const { closeAll } = storedSessions(sql)

      const isGood = Effect.map(Clock.currentTimeMillis, (time) =>
        ahead(sql, 'until', time, resetMinutes * minute),
      )

      /** Makes a link for the local account that matches; returns `undefined` if none does. */
      const makeLink = (matches: Statement.Fragment) =>
        Effect.gen(function* () {
          const [person] = yield* sql<Person>`select id, name, email, language from accounts
            where issuer = '' and ${matches}`
          if (person === undefined) return undefined
          const time = yield* DateTime.now
          const until = DateTime.formatIso(DateTime.add(time, { minutes: resetMinutes }))
          yield* sql`delete from password_resets where not ${yield* isGood}`
          const token = newToken()
          const row = { token_hash: tokenHash(token), account_id: person.id, until }
          yield* sql`insert into password_resets ${sql.insert(row)}`
          yield* recordAction(sql, { ...(yield* OnBehalfOf), kind: 'resetStarted', title: person.name })
          return { ...person, address: resetAddress(publicUrl, token), until }
        }).pipe(sql.withTransaction)

      const send = ({ name, email, language, address }: Link) =>
        mail === undefined ? Effect.void : mail({ to: email, name, language, address })

      /** The account of a token that is still good. */
      const accountBy = Effect.fnUntraced(function* (token: string) {
        const [row] =
          yield* sql<Row>`select ${sql.literal(accountListing.selected)} from accounts where id = (
        select account_id from password_resets where token_hash = ${tokenHash(token)} and ${yield* isGood})`
        return row === undefined ? yield* linkSpent : accountOf(row)
      })

      return PasswordResets.of({
        byMail: Effect.succeed(mail !== undefined),

        mailLink: (email) =>
          Effect.gen(function* () {
            if (mail === undefined) return yield* noMail
            yield* tries.begin(resetCounters(accountEmailKey(email), (yield* OnBehalfOf).address))
            // Neither the time of this response nor that of the next may reveal whether the account exists.
            yield* Effect.sleep(yield* pause).pipe(
              Effect.andThen(makeLink(sql`email_key = ${accountEmailKey(email)}`)),
              Effect.flatMap((link) => (link === undefined ? Effect.void : send(link))),
              Effect.ignore({ log: true }),
              Effect.forkIn(scope),
            )
          }).pipe(orStoreFailure),

        createLink: (accountId) =>
          Effect.gen(function* () {
            const link = yield* makeLink(sql`id = ${rowId(accountId)}`)
            if (link === undefined) return yield* itemGone('admin')
            yield* Effect.forkIn(send(link), scope)
            return { address: link.address, until: link.until, mailed: mail !== undefined }
          }).pipe(orStoreFailure),

        setPassword: ({ token, newPassword }) =>
          Effect.gen(function* () {
            const { deviceCookie, issue } = yield* CurrentSession
            const { address } = yield* OnBehalfOf
            const begun = yield* tries.begin(addressCounters(address))
            yield* accountBy(token)
            yield* tries.forget(begun)
            const fault = newPasswordError(newPassword)
            if (fault !== undefined) return yield* inputRefused({ newPassword: fault })
            const hash = yield* passwords.hash(newPassword)
            const deviceKey = yield* Effect.gen(function* () {
              // The link may have been used while the hash was computed.
              const account = yield* accountBy(token)
              const version = account.version + 1
              const [stored] = yield* sql<{ key: string }>`
                select device_key as key from accounts where id = ${rowId(account.id)}`
              const device_key = stored?.key || newDeviceKey()
              const row = { password_hash: hash, version, updated_at: yield* now, device_key }
              yield* sql`update accounts set ${sql.update(row)} where id = ${rowId(account.id)}`
              yield* closeAll(rowId(account.id))
              yield* tries.forgetAccount(accountEmailKey(account.email))
              yield* recordChange(sql, {
                kind: 'updated',
                subject: 'account',
                itemId: account.id,
                before: accountSnapshot(account),
                after: accountSnapshot(account, true),
                version,
              }).pipe(Effect.provideService(OnBehalfOf, { id: account.id, name: account.name, address }))
              return device_key
            }).pipe(sql.withTransaction)
            yield* issue({ deviceCookie: deviceCookieFor(deviceCookie, deviceKey) })
          }).pipe(orStoreFailure),
      })
    }),
  ).pipe(Layer.provide(Argon2Passwords))
