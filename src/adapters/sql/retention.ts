import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { keptFor, mostAccesses } from '#domain/history/kept-for.ts'
import type { Discardable } from '#domain/history/subject.ts'
import { Retention } from '#ports/retention.ts'
import { recordChange } from './record-activity.ts'
import { orStoreFailure } from './store-failure.ts'

/** Rows of each kind that one transaction forgets: whoever wants to write waits no longer than for these. */
const most = 200

const daysBefore = (now: number, days: number) => new Date(now - days * 24 * 60 * 60 * 1_000).toISOString()

/** Forgets rows by their age, and accesses by their number. */
export const SqlRetention: Layer.Layer<Retention, never, SqlClient.SqlClient> = Layer.effect(
  Retention,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const emptyTrash = Effect.fnUntraced(function* (before: string) {
      const erased = yield* sql<{ subject: Discardable; item_id: number; title: string }>`
        delete from trash where id in (select id from trash where deleted_at < ${before} limit ${most})
        returning subject, item_id, title`
      yield* Effect.forEach(
        erased,
        ({ subject, item_id, title }) =>
          recordChange(sql, {
            kind: 'erased',
            subject,
            itemId: String(item_id),
            before: null,
            after: null,
            title,
          }),
        { discard: true },
      )
      return erased.length
    })

    const forget = (which: Statement.Fragment) =>
      Effect.map(
        sql`delete from activities where id in (${which} limit ${most}) returning id`,
        (forgotten) => forgotten.length,
      )

    return Retention.of({
      sweep: (now) =>
        Effect.all([
          emptyTrash(daysBefore(now, keptFor.trash)),
          forget(
            sql`select id from activities where subject <> '' and at < ${daysBefore(now, keptFor.changes)}`,
          ),
          forget(
            sql`select id from activities where subject = '' and at < ${daysBefore(now, keptFor.accesses)}`,
          ),
          forget(sql`select id from (
            select id from activities where subject = '' order by at desc limit -1 offset ${mostAccesses})`),
        ]).pipe(
          Effect.map((counts) => counts.some((count) => count === most)),
          sql.withTransaction,
          orStoreFailure,
        ),
    })
  }),
)
