import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { keptFor, mostAccesses } from '#domain/history/kept-for.ts'
import { Blobs } from '#ports/blobs.ts'
import { Retention } from '#ports/retention.ts'
import { erasedFiles, recordErased, type Erased } from './erased-items.ts'
import { orStoreFailure } from './store-failure.ts'

/** Rows of each kind that one transaction forgets: whoever wants to write waits no longer than for these. */
const most = 200

const daysBefore = (now: number, days: number) => new Date(now - days * 24 * 60 * 60 * 1_000).toISOString()

/** Forgets rows by their age, and accesses by their number. */
export const SqlRetention: Layer.Layer<Retention, never, SqlClient.SqlClient | Blobs> = Layer.effect(
  Retention,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const files = erasedFiles(sql, yield* Blobs)

    const emptyTrash = Effect.fnUntraced(function* (before: string) {
      const erased = yield* sql<Erased>`
        delete from trash where id in (select id from trash where deleted_at < ${before} limit ${most})
        returning subject, item_id, item`
      yield* recordErased(sql, erased)
      yield* files.doubt(erased)
      return erased
    })

    const forget = (which: Statement.Fragment) =>
      Effect.map(
        sql`delete from activities where id in (${which} limit ${most}) returning id`,
        (forgotten) => forgotten.length === most,
      )

    return Retention.of({
      sweep: (now) =>
        Effect.gen(function* () {
          const erased = yield* emptyTrash(daysBefore(now, keptFor.trash))
          const { changes, accesses } = keptFor
          const isMore = yield* Effect.all([
            forget(sql`select id from activities where subject <> '' and at < ${daysBefore(now, changes)}`),
            forget(sql`select id from activities where subject = '' and at < ${daysBefore(now, accesses)}`),
            forget(sql`select id from (
              select id from activities where subject = '' order by at desc limit -1 offset ${mostAccesses})`),
          ])
          return { erased, isMore: erased.length === most || isMore.includes(true) }
        }).pipe(
          sql.withTransaction,
          Effect.tap(({ erased }) => files.remove(erased)),
          Effect.map(({ isMore }) => isMore),
          orStoreFailure,
        ),
    })
  }),
)
