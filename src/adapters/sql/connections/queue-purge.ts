import { Context, DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { isContentTypeName, isSubject } from '#domain/history/subject.ts'

/** Whether saves purge pages from a CDN; by default they do not. */
export const PurgesCdn = Context.Reference<boolean>('sahilan/adapters/sql/PurgesCdn', {
  defaultValue: () => false,
})

/** Seconds after a save. The second purge removes an old page that the CDN was fetching during the save. */
const delays = [0, 10]

/**
 * Queues the purges of the pages that show a subject, in place of those that still wait. Must run in the transaction of
 * a save, after the save was counted: that makes saves of one subject wait for each other.
 */
export const queuePurge = (
  sql: SqlClient.SqlClient,
  subject: string,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    if (!(yield* PurgesCdn) || !isSubject(subject)) return
    if (subject !== 'homePage' && !isContentTypeName(subject)) return
    yield* sql`delete from webhook_deliveries
      where webhook_id is null and body = ${subject} and state = 'waiting' and leased_until = ''`
    const time = yield* DateTime.now
    const created_at = DateTime.formatIso(time)
    yield* Effect.forEach(
      delays,
      (seconds) => {
        const due_at = DateTime.formatIso(DateTime.add(time, { seconds }))
        const token = `${subject}.${due_at}`
        const purge = { event: 'purge', token, body: subject, state: 'waiting', due_at, created_at }
        return sql`insert into webhook_deliveries ${sql.insert(purge)}`
      },
      { discard: true },
    )
  })
