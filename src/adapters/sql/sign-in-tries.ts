import { Array, Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { networkOf } from '#domain/network-of.ts'
import { TriedTooOften } from '#ports/failures.ts'

/** Failures to sign in, and links that were asked for, within `window`, that nobody has to wait for. */
const free = { account: 5, address: 20, resetAccount: 3, resetAddress: 20 } as const
const window = 15 * 60_000
const shortestWait = 60_000

export type Subject = readonly [kind: keyof typeof free, name: string]

/** No longer than an e-mail can be, whatever was sent. */
const nameOf = ([kind, name]: Subject): string =>
  `${kind} ${(kind === 'address' || kind === 'resetAddress' ? networkOf(name) : name).slice(0, 254)}`

const iso = (time: number) => new Date(time).toISOString()

/** Failed tries to sign in, by account and by address. */
export const signInTries = (sql: SqlClient.SqlClient) => {
  const waitOf = Effect.fnUntraced(function* (subject: Subject, at: number) {
    const [{ tries, last } = { tries: 0, last: null }] = yield* sql<{ tries: number; last: string | null }>`
      select count(*) as tries, max(tried_at) as last from sign_in_tries
      where subject = ${nameOf(subject)} and tried_at > ${iso(at - window)}`
    const beyond = tries - free[subject[0]]
    if (beyond < 0 || last === null) return 0
    return Date.parse(last) + Math.min(shortestWait * 2 ** beyond, window) - at
  })

  return {
    /**
     * Counts a try as failed until it is forgotten, so that many at once count all. Beyond the free ones each makes the wait
     * longer. Answers what the try is forgotten by.
     */
    begin: (subjects: Array.NonEmptyReadonlyArray<Subject>) =>
      Effect.gen(function* () {
        const at = yield* Clock.currentTimeMillis
        const waits = yield* Effect.forEach(subjects, (subject) => waitOf(subject, at))
        const retryAfter = Math.ceil(Math.max(...waits) / 1_000)
        if (retryAfter > 0) {
          const message = 'Too many tries. Wait a little before the next one.'
          return yield* new TriedTooOften({ message, answered: true, retryAfter })
        }
        yield* sql`delete from sign_in_tries where tried_at <= ${iso(at - window)}`
        const rows = Array.map(subjects, (subject) => ({ subject: nameOf(subject), tried_at: iso(at) }))
        const begun = yield* sql<{ id: number }>`insert into sign_in_tries ${sql.insert(rows)} returning id`
        return begun.map(({ id }) => id)
      }).pipe(sql.withTransaction),

    forget: (ids: ReadonlyArray<number>) =>
      Effect.asVoid(sql`delete from sign_in_tries where ${sql.in('id', ids)}`).pipe(sql.withTransaction),

    forgetAll: (subject: Subject) =>
      Effect.asVoid(sql`delete from sign_in_tries where subject = ${nameOf(subject)}`).pipe(
        sql.withTransaction,
      ),
  }
}
