import { createHmac } from 'node:crypto'
import { Clock, Context, Effect, Layer, Result } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import type { Account } from '#domain/sign-in/account/account.ts'
import { accountSnapshot } from '#domain/history/snapshot-of.ts'
import { roleIn, type GroupRole } from '#domain/sign-in/single-sign-on/group-roles.ts'
import { providedAccount } from '#domain/sign-in/single-sign-on/provided-account.ts'
import type { ProvidedPerson } from '#domain/sign-in/single-sign-on/provided-person.ts'
import { minute } from '#domain/time/durations.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { IdentityProvider } from '#ports/server/access/identity-provider.ts'
import { SignInRefused, SingleSignOn } from '#ports/server/access/single-sign-on.ts'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { linkedAlready, providerAway } from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { within } from '../client/time-conditions.ts'
import { recordAction, recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { accountListing, accountOf, accountRow } from '../rows/account-rows.ts'
import { confirmedAccount } from './confirmed-account.ts'
import { deviceCookieFor, newDeviceKey } from './device-cookie.ts'
import { otherLocalAdmins } from './local-admins.ts'
import { Argon2Passwords } from './passwords/passwords.ts'
import { noSecondFactor } from './second-factors.ts'
import { addressCounters, networkCounter, signInTries } from './sign-in-tries.ts'
import { storedSessions } from './stored-sessions.ts'
import { newToken, tokenHash } from './tokens.ts'

const longest = 10 * minute
const notBegun = 'no sign-in has begun in this browser'

/** Derived from the token, which only the browser has, so that the database holds no secret. */
const secretsOf = (token: string) => {
  const derived = (name: string) => createHmac('sha256', token).update(name).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}

/** Accounts of a provider's people, in the table of all accounts. The first of `roles` whose group they have is theirs. */
export const SqlSingleSignOn = (
  roles: ReadonlyArray<GroupRole>,
): Layer.Layer<SingleSignOn | ProviderLinks, never, SqlClient.SqlClient | IdentityProvider> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const provider = yield* IdentityProvider
      const confirmedBy = yield* confirmedAccount(sql)
      const hasOtherAdmin = yield* otherLocalAdmins(sql)
      const tries = signInTries(sql)
      const { open, find, closeAll, closeOthers } = storedSessions(sql)
      const selected = sql.literal(accountListing.selected)

      const accountBy = Effect.fnUntraced(function* (matches: Statement.Fragment) {
        const [row] = yield* sql<Row>`select ${selected} from accounts where ${matches}`
        return row && accountOf(row)
      })

      const isYoung = Effect.map(Clock.currentTimeMillis, (time) => within(sql, 'begun_at', time, longest))

      const begin = Effect.fnUntraced(function* (returnTo: string, accountId: number | null) {
        const { issue } = yield* CurrentSession
        const providerToken = newToken()
        const secrets = secretsOf(providerToken)
        const address = yield* provider.addressFor(secrets)
        const token_hash = tokenHash(providerToken)
        const row = { token_hash, return_to: returnTo, account_id: accountId, begun_at: yield* now }
        yield* Effect.gen(function* () {
          yield* sql`delete from provider_sign_ins where not ${yield* isYoung}`
          yield* sql`insert into provider_sign_ins ${sql.insert(row)}`
        }).pipe(sql.withTransaction)
        yield* issue({ providerToken, providerState: secrets.state })
        return address
      })

      /** Removes and returns a sign-in that has begun, so that it can end only once. */
      const take = Effect.fnUntraced(function* (token: string) {
        const [begun] = yield* sql<{ return_to: string; account_id: number | null }>`
          delete from provider_sign_ins where token_hash = ${tokenHash(token)} and ${yield* isYoung}
          returning return_to, account_id`
        return begun
      }, sql.withTransaction)

      /** The local account that its person links, if they are still signed in. */
      const linkingOf = Effect.fnUntraced(function* (accountId: number | null) {
        if (accountId === null) return undefined
        const { account } = yield* find((yield* CurrentSession).token)
        if (account.id === String(accountId) && account.fromProvider !== true) return account
        return yield* new SignInRefused({ because: 'failed' })
      })

      /** Adds the account, or stores what the provider says of it now. */
      const save = Effect.fnUntraced(function* (
        { issuer, subject }: ProvidedPerson,
        account: Account | undefined,
        fields: Pick<Account, 'name' | 'email' | 'role'>,
      ) {
        const time = yield* now
        const own = { ...accountRow(fields), issuer, issuer_subject: subject, last_sign_in_at: time }
        const stored = { version: (account?.version ?? 0) + 1, updated_at: time }
        if (account === undefined) {
          const row = { ...own, ...stored, password_hash: '', created_at: time }
          const [added = {}] = yield* sql<Row>`insert into accounts ${sql.insert(row)} returning ${selected}`
          return accountOf(added)
        }
        const isChanged =
          !account.fromProvider ||
          account.name !== fields.name ||
          account.email !== fields.email ||
          account.role !== fields.role
        const row = {
          ...own,
          ...(isChanged && stored),
          ...(!account.fromProvider && { ...noSecondFactor, password_hash: '' }),
        }
        if (!account.fromProvider) yield* sql`delete from passkeys where account_id = ${rowId(account.id)}`
        const [updated = {}] = yield* sql<Row>`
          update accounts set ${sql.update(row)} where id = ${rowId(account.id)} returning ${selected}`
        return accountOf(updated)
      })

      const recordSaved = (before: Account | undefined, after: Account) =>
        before?.version === after.version
          ? Effect.void
          : recordChange(sql, {
              kind: before === undefined ? 'added' : 'updated',
              subject: 'account',
              itemId: after.id,
              before: before === undefined ? null : accountSnapshot(before),
              after: accountSnapshot(after),
              version: after.version,
            })

      /** Opens a session for a person, or says why not. */
      const enter = Effect.fnUntraced(function* (person: ProvidedPerson, accountId: number | null) {
        const { device, deviceCookie } = yield* CurrentSession
        const { address } = yield* OnBehalfOf
        const linking = yield* linkingOf(accountId)
        const known = yield* accountBy(
          sql`issuer = ${person.issuer} and issuer_subject = ${person.subject} and issuer <> ''`,
        )
        const result = providedAccount(person, {
          role: roleIn(roles, person.groups),
          known,
          sameEmail: yield* accountBy(sql`email_key = ${accountEmailKey(person.email)}`),
          linking,
          hasOtherLocalAdmin: linking === undefined || (yield* hasOtherAdmin(linking.id)),
        })
        if (Result.isFailure(result)) {
          if (result.failure === 'noRole' && known !== undefined) yield* closeAll(rowId(known.id))
          yield* recordAction(sql, {
            id: known?.id ?? '',
            name: known?.name ?? '',
            address,
            kind: 'signInFailed',
          })
          return Result.fail(result.failure)
        }
        const { account: before, fields } = result.success
        const account = yield* save(person, before, fields)
        const accountRowId = rowId(account.id)
        const author = { id: account.id, name: account.name, address }
        yield* recordSaved(before, account).pipe(Effect.provideService(OnBehalfOf, author))
        yield* recordAction(sql, { ...author, kind: 'signedIn' })
        const [stored] = yield* sql<{ key: string }>`
          select device_key as key from accounts where id = ${accountRowId}`
        const deviceKey = stored?.key || newDeviceKey()
        yield* sql`update accounts set device_key = ${deviceKey} where id = ${accountRowId}`
        const token = yield* open(accountRowId, device)
        if (linking !== undefined || before?.role !== account.role) yield* closeOthers(token, accountRowId)
        return Result.succeed({ token, deviceCookie: deviceCookieFor(deviceCookie, deviceKey) })
      }, sql.withTransaction)

      const failed = (reason: string) =>
        Effect.andThen(
          Effect.logWarning('Single sign-on was refused.', reason),
          new SignInRefused({ because: 'failed' }),
        )

      const links = ProviderLinks.of({
        start: (currentPassword) =>
          Effect.gen(function* () {
            const account = yield* confirmedBy(currentPassword)
            if (account.fromProvider) return yield* linkedAlready
            return yield* begin('/account', rowId(account.id))
          }).pipe(
            Effect.catchTag('ProviderFailed', ({ reason }) =>
              Effect.andThen(Effect.logWarning('Single sign-on does not respond.', reason), providerAway),
            ),
            orStoreFailure,
          ),
      })

      const singleSignOn = SingleSignOn.of({
        start: (returnTo) =>
          Effect.gen(function* () {
            yield* tries.begin(networkCounter('provider', (yield* OnBehalfOf).address))
            return yield* begin(returnTo, null)
          }).pipe(
            Effect.catchTag('ProviderFailed', ({ reason }) => failed(reason)),
            orStoreFailure,
          ),

        finish: (query) =>
          Effect.gen(function* () {
            const { providerToken, issue } = yield* CurrentSession
            // Counts nothing: it is no guess, and images of any web page can request it.
            if (providerToken === '') return yield* failed(notBegun)
            yield* issue({ providerToken: '' })
            const { address } = yield* OnBehalfOf
            const tried = yield* tries.begin(addressCounters(address))
            const begun = yield* take(providerToken)
            if (begun === undefined) return yield* failed(notBegun)
            const person = yield* provider.person(query, secretsOf(providerToken)).pipe(
              // It is no guess of the visitor, and beginning is throttled. If the provider is away, local
              // Admins of the same network must get in.
              Effect.tapErrorTag('ProviderFailed', () => tries.forget(tried)),
              Effect.catchTag('ProviderFailed', ({ reason }) => failed(reason)),
            )
            const entered = yield* enter(person, begun.account_id)
            if (Result.isFailure(entered)) {
              yield* Effect.logWarning('Single sign-on was refused.', entered.failure)
              return yield* new SignInRefused({ because: entered.failure })
            }
            yield* tries.forget(tried)
            if (begun.account_id === null) yield* tries.forgetLast(networkCounter('provider', address))
            yield* issue(entered.success)
            return begun.return_to
          }).pipe(orStoreFailure),
      })

      return Context.make(SingleSignOn, singleSignOn).pipe(Context.add(ProviderLinks, links))
    }),
  ).pipe(Layer.provide(Argon2Passwords))
