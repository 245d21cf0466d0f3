import { randomBytes } from 'node:crypto'
import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  apiTokenErrors,
  storedUntil,
  tokenForm,
  tokenQuotaErrors,
  type ApiToken,
} from '#domain/connections/api-token.ts'
import { isScope } from '#domain/connections/scope.ts'
import { minute } from '#domain/time/durations.ts'
import { failIfInvalid, NotSignedIn } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { TokenAccess } from '#ports/server/access/token-access.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { confirmedAccount } from '../accounts/confirmed-account.ts'
import { Argon2Passwords } from '../accounts/passwords/passwords.ts'
import { networkCounter, signInTries } from '../accounts/sign-in-tries.ts'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordAction } from '../history/record-activity.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { accountListing, accountOf, hasRequiredFactor } from '../rows/account-rows.ts'
import { tokenNotices } from './token-notices.ts'

const columns = `id, account_id, name, begins, scopes, until, used_at, created_at,
  (select name from accounts where accounts.id = account_id) as author`

const listing: ListedTable = {
  table: 'api_tokens',
  selected: columns,
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'name',
}

const tokenOf = (row: Row): ApiToken => ({
  id: String(row['id']),
  name: String(row['name']),
  scopes: String(row['scopes']).split(' ').filter(isScope),
  until: String(row['until']),
  begins: String(row['begins']),
  author: { id: String(row['account_id']), name: String(row['author']) },
  usedAt: String(row['used_at']),
  createdAt: String(row['created_at']),
})

/** A token is valid until its end. One that was revoked never is, whatever clock set its end. */
const isValid = (sql: SqlClient.SqlClient, time: string) =>
  sql`revoked = 0 and (until = '' or until > ${time})`

/** Tokens, of which hashes are stored. */
export const SqlApiTokens: Layer.Layer<ApiTokens, never, SqlClient.SqlClient> = Layer.effect(
  ApiTokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const confirmedBy = yield* confirmedAccount(sql)
    const notices = tokenNotices(sql)

    const record = (kind: 'tokenMade' | 'tokenRenewed' | 'tokenRevoked', title: string) =>
      Effect.flatMap(OnBehalfOf, (person) => recordAction(sql, { ...person, kind, title }))

    return ApiTokens.of({
      list: (query = {}) =>
        Effect.map(filteredPage(sql, listing, [], query), (page) => ({
          ...page,
          items: page.items.map(tokenOf),
        })).pipe(orStoreFailure),

      add: ({ name, scopes, until }, currentPassword) =>
        Effect.gen(function* () {
          const maker = yield* confirmedBy(currentPassword)
          const time = yield* Clock.currentTimeMillis
          yield* failIfInvalid(
            apiTokenErrors(
              { name, scopes, ...(until !== undefined && { until }) },
              { now: time, role: maker.role },
            ),
          )
          const begins = `sah_${randomBytes(2).toString('hex')}`
          const token = `${begins}_${newToken()}`
          const added = yield* Effect.gen(function* () {
            const created_at = yield* now
            const [{ valid } = { valid: 0 }] = yield* sql<{ valid: number }>`
              select count(*) as valid from api_tokens where ${isValid(sql, created_at)}`
            yield* failIfInvalid(tokenQuotaErrors(valid))
            const row = {
              secret_hash: tokenHash(token),
              account_id: rowId(maker.id),
              name: name.trim(),
              begins,
              scopes: [...new Set(scopes)].join(' '),
              until: storedUntil(until, time),
              used_at: '',
              created_at,
            }
            const [stored = {}] = yield* sql<Row>`
              insert into api_tokens ${sql.insert(row)} returning ${sql.literal(columns)}`
            yield* notices.queue(Number(stored['id']), row.until)
            yield* record('tokenMade', row.name)
            return stored
          }).pipe(sql.withTransaction)
          return { ...tokenOf(added), token }
        }).pipe(orStoreFailure),

      renew: (id, until, currentPassword) =>
        Effect.gen(function* () {
          const valid = Effect.gen(function* () {
            const [row] = yield* sql<Row>`select ${sql.literal(columns)} from api_tokens
              where id = ${rowId(id)} and ${isValid(sql, yield* now)}`
            return row === undefined ? yield* itemGone('token') : tokenOf(row)
          })
          yield* valid
          const { role } = yield* confirmedBy(currentPassword)
          const time = yield* Clock.currentTimeMillis
          return yield* Effect.gen(function* () {
            const token = yield* valid
            yield* failIfInvalid(apiTokenErrors({ ...token, until }, { now: time, role }))
            const end = storedUntil(until, time)
            yield* sql`update api_tokens set until = ${end} where id = ${rowId(id)}`
            yield* notices.queue(rowId(id), end)
            const renewed = { ...token, until: end }
            yield* record('tokenRenewed', renewed.name)
            return renewed
          }).pipe(sql.withTransaction)
        }).pipe(orStoreFailure),

      revoke: (id) =>
        Effect.gen(function* () {
          const time = yield* now
          const [ended] = yield* sql<{ name: string }>`update api_tokens set until = ${time}, revoked = 1
            where id = ${rowId(id)} and ${isValid(sql, time)} returning name`
          if (ended === undefined) return yield* itemGone('token')
          yield* notices.queue(rowId(id), time)
          yield* record('tokenRevoked', ended.name)
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
).pipe(Layer.provide(Argon2Passwords))

const notValid = new NotSignedIn({ message: 'This token is not valid.' })

export const SqlTokenAccess: Layer.Layer<TokenAccess, never, SqlClient.SqlClient> = Layer.effect(
  TokenAccess,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tries = signInTries(sql)
    const scope = yield* Effect.scope
    /** The minute of the last use of each token that this process has tried to store. */
    const noted = new Map<number, string>()

    /** A stored token. It is valid only while its maker has the second factor that a session would need. */
    const find = Effect.fnUntraced(function* (secret: string) {
      const [token] = yield* sql<Row & { is_valid: number }>`select ${sql.literal(columns)},
        case when ${isValid(sql, yield* now)}
          and exists (select 1 from accounts where accounts.id = account_id
            and ${sql.literal(hasRequiredFactor())}) then 1 else 0 end as is_valid
        from api_tokens where secret_hash = ${tokenHash(secret)}`
      return token
    })

    const makerOf = ({ account_id }: Row) =>
      Effect.map(
        sql<Row>`select ${sql.literal(accountListing.selected)} from accounts where id = ${Number(account_id)}`,
        ([row = {}]) => accountOf(row),
      )

    return TokenAccess.of({
      use: (secret) =>
        Effect.gen(function* () {
          const row = tokenForm.test(secret) ? yield* find(secret) : undefined
          if (row === undefined) {
            // A try that is never forgotten counts as failed.
            yield* tries.begin(networkCounter('apiToken', (yield* OnBehalfOf).address))
            return yield* notValid
          }
          // Not counted: who sends a stored token does not guess.
          if (row.is_valid !== 1) return yield* notValid
          const time = yield* Clock.currentTimeMillis
          const usedAt = new Date(time - (time % minute)).toISOString()
          const tokenId = Number(row['id'])
          if (row['used_at'] !== usedAt && noted.get(tokenId) !== usedAt) {
            noted.set(tokenId, usedAt)
            // In the background, so that a read never waits for a writer.
            yield* sql`update api_tokens set used_at = ${usedAt} where id = ${tokenId}`.pipe(
              sql.withTransaction,
              Effect.ignore({ log: true }),
              Effect.forkIn(scope),
            )
          }
          const { id, name, email, role, needsApproval } = yield* makerOf(row)
          const maker = { id, name, email, role, ...(needsApproval && { needsApproval }) }
          const token = tokenOf(row)
          return { id: token.id, name: token.name, scopes: token.scopes, maker }
        }).pipe(orStoreFailure),
    })
  }),
)
