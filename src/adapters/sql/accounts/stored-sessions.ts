import { Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Device } from '#domain/sign-in/session/device.ts'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { sessionHours } from '#domain/sign-in/session/session-hours.ts'
import { hour, minute } from '#domain/time/durations.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { itemGone } from '#ports/item-failures.ts'
import { sessionEnded } from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountListing, accountOf, hasRequiredFactor } from '../rows/account-rows.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import { newToken, tokenHash } from './tokens.ts'
import { within } from '../client/time-conditions.ts'

const longest = sessionHours.longest * hour
const longestIdle = sessionHours.idle * hour

const iso = (time: number) => new Date(time).toISOString()

interface Found {
  readonly password_hash: string
  readonly language: string
  readonly opened_at: string
  readonly used_at: string
  readonly lacking: number
}

/** Statements on the sessions of accounts; of tokens only hashes are stored. */
export const storedSessions = (sql: SqlClient.SqlClient) => {
  const times = Effect.map(Clock.currentTimeMillis, (time) => ({
    now: iso(time),
    isYoung: within(sql, 'opened_at', time, longest),
    isInUse: within(sql, 'used_at', time, longestIdle),
    freshAfter: iso(time - minute),
  }))

  return {
    /** Returns the token of a new session. It ends the one that the browser had, whose token is replaced. */
    open: Effect.fnUntraced(function* (accountId: number, { browser, system }: Device) {
      const { now, isYoung } = yield* times
      const { token: former } = yield* CurrentSession
      yield* sql`delete from sessions where token_hash = ${tokenHash(former)} or not ${isYoung}`
      const token = newToken()
      const from = { token_hash: tokenHash(token), account_id: accountId, browser, system }
      yield* sql`insert into sessions ${sql.insert({ ...from, opened_at: now, used_at: now })}`
      return token
    }),

    /** Returns the account of a session, and whether its last use has to be stored again. */
    find: Effect.fnUntraced(function* (token: string) {
      const { isYoung, isInUse, freshAfter } = yield* times
      const [row] = yield* sql<Row & Found>`
        select ${sql.literal(accountListing.selected)}, password_hash, language, opened_at, used_at,
          case when ${sql.literal(hasRequiredFactor('by_passkey = 1'))} then 0 else 1 end as lacking
        from sessions join accounts on accounts.id = sessions.account_id
        where token_hash = ${tokenHash(token)} and ${isYoung} and ${isInUse}`
      if (row === undefined) return yield* sessionEnded
      return {
        account: accountOf(row),
        passwordHash: row.password_hash,
        language: row.language,
        openedAt: row.opened_at,
        isStale: row.used_at <= freshAfter,
        lacksSecondFactor: row.lacking === 1,
      }
    }),

    /** Counts a passkey as the second factor of a session. */
    prove: (token: string) => sql`update sessions set by_passkey = 1 where token_hash = ${tokenHash(token)}`,

    use: (token: string) =>
      Effect.flatMap(
        times,
        ({ now }) => sql`update sessions set used_at = ${now} where token_hash = ${tokenHash(token)}`,
      ),

    /** Unexpired sessions of the account: the one of the token first, then by last use. */
    list: Effect.fnUntraced(function* (token: string, accountId: number) {
      const { isYoung, isInUse } = yield* times
      const rows = yield* sql<Omit<OwnSession, 'id' | 'isThisOne'> & { id: number; is_this_one: number }>`
        select session_id as id, opened_at as "openedAt", used_at as "usedAt", browser, system,
          case when token_hash = ${tokenHash(token)} then 1 else 0 end as is_this_one
        from sessions where account_id = ${accountId} and ${isYoung} and ${isInUse}
        order by is_this_one desc, used_at desc, session_id desc`
      return rows.map(({ id, is_this_one, ...session }): OwnSession => {
        return { ...session, id: String(id), isThisOne: is_this_one === 1 }
      })
    }),

    /** Fails with `ItemNotFound` if the account has no such session. */
    end: Effect.fnUntraced(function* (id: string, accountId: number) {
      const ended = yield* sql`delete from sessions
        where session_id = ${rowId(id)} and account_id = ${accountId} returning session_id`
      if (ended.length === 0) return yield* itemGone('session')
    }),

    closeAll: (accountId: number) => sql`delete from sessions where account_id = ${accountId}`,

    close: (token: string) => sql`delete from sessions where token_hash = ${tokenHash(token)}`,

    closeOthers: (token: string, accountId: number) =>
      sql`delete from sessions where account_id = ${accountId} and token_hash <> ${tokenHash(token)}`,
  }
}
