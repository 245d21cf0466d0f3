import { createHash, randomBytes } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { NotSignedIn } from '#ports/failures.ts'
import { accountListing, accountOf } from './account-rows.ts'
import type { Row } from './rows-beyond.ts'

const minute = 60_000
const longest = 12 * 60 * minute
const longestIdle = 2 * 60 * minute

const iso = (time: number) => new Date(time).toISOString()

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The sessions of accounts; of their tokens only hashes are kept. */
export const sessions = (sql: SqlClient.SqlClient) => {
  const times = Effect.map(Clock.currentTimeMillis, (at) => ({
    now: iso(at),
    openedAfter: iso(at - longest),
    usedAfter: iso(at - longestIdle),
    freshAfter: iso(at - minute),
  }))

  return {
    /** Answers the token of a new session. */
    open: Effect.fnUntraced(function* (accountId: number) {
      const { now, openedAfter } = yield* times
      yield* sql`delete from sessions where opened_at <= ${openedAfter}`
      const token = randomBytes(16).toString('base64url')
      const row = { token_hash: hashOf(token), account_id: accountId, opened_at: now, used_at: now }
      yield* sql`insert into sessions ${sql.insert(row)}`
      return token
    }),

    /** Whose session it is, and whether its last use is worth writing down again. */
    find: Effect.fnUntraced(function* (token: string) {
      const { openedAfter, usedAfter, freshAfter } = yield* times
      const [row] = yield* sql<Row & { readonly password_hash: string; readonly used_at: string }>`
        select ${sql.literal(accountListing.selected)}, password_hash, used_at
        from sessions join accounts on accounts.id = sessions.account_id
        where token_hash = ${hashOf(token)} and opened_at > ${openedAfter} and used_at > ${usedAfter}`
      if (row === undefined)
        return yield* new NotSignedIn({ message: 'Your session has ended.', answered: true })
      return { account: accountOf(row), passwordHash: row.password_hash, isStale: row.used_at <= freshAfter }
    }),

    use: (token: string) =>
      Effect.flatMap(
        times,
        ({ now }) => sql`update sessions set used_at = ${now} where token_hash = ${hashOf(token)}`,
      ),

    close: (token: string) => sql`delete from sessions where token_hash = ${hashOf(token)}`,

    closeOthers: (token: string, accountId: number) =>
      sql`delete from sessions where account_id = ${accountId} and token_hash <> ${hashOf(token)}`,
  }
}
