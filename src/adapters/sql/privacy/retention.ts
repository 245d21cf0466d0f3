import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { kindOfSubject } from '#domain/mail/mail-kind.ts'
import { addCounts, noneRetained, retainedCountsText, type KeepDays } from '#domain/privacy/retention.ts'
import { withoutZeros } from '#domain/privacy/without-zeros.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Retention } from '#ports/server/retention.ts'
import { agedRows, isOver, type AgedRows } from './aged-rows.ts'
import { dueRows } from './due-rows.ts'
import { forgetCodes } from '../desk/receipt-codes.ts'
import { recordErased, refsOf, resumesOf, type Erased } from '../history/erased-items.ts'
import { erasedResumes } from '../files/erased-resumes.ts'
import { forgetHistory } from '../history/forget-history.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { forgetDrafts } from '../publishing/item-drafts.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { deleteMails } from './delete-mails.ts'

/** Rows of each kind that one transaction deletes, so that other writers wait for a short time only. */
const batchSize = 200

interface Taken {
  readonly count: number
  readonly resumes: ReadonlyArray<string>
}

/** Deletes rows by their age, and accesses by their number. */
export const SqlRetention = (
  keep: KeepDays = {},
): Layer.Layer<Retention, never, SqlClient.SqlClient | Blobs> =>
  Layer.effect(
    Retention,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const files = erasedResumes(sql, yield* Blobs)

      /** Mails go with their history; other items keep it. */
      const emptyTrash = Effect.fnUntraced(function* (which: Statement.Fragment) {
        const erased = yield* sql<Erased>`delete from trash where ${which} returning subject, item_id, item`
        const refs = refsOf(erased)
        const ofMails = refs.filter(({ subject }) => kindOfSubject(subject) !== undefined)
        yield* forgetHistory(sql, ofMails)
        yield* recordErased(sql, erased)
        yield* forgetDrafts(sql, refs)
        yield* forgetCodes(sql, refs)
        return { count: erased.length, resumes: resumesOf(erased) }
      })

      const take = Effect.fnUntraced(function* (aged: AgedRows, now: number | undefined) {
        const { table } = aged
        const over = sql.literal(isOver(aged, now))
        const which: Statement.Fragment = sql`id in (select id from ${sql(table)} where ${over} limit ${batchSize})`
        if (table === 'trash') return yield* emptyTrash(which)
        if (table === 'enquiries' || table === 'profiles') return yield* deleteMails(sql, table, which)
        const forgotten = yield* sql`delete from ${sql(table)} where ${which} returning id`
        return { count: forgotten.length, resumes: [] } satisfies Taken
      })

      return Retention.of({
        due: (now) => dueRows((statement) => sql.unsafe<Row>(statement), keep, now).pipe(orStoreFailure),
        sweep: (now) =>
          Effect.gen(function* () {
            let gone = noneRetained
            let isMore = false
            const resumes: Array<string> = []
            for (const aged of agedRows(keep)) {
              const taken: Taken = yield* take(aged, now)
              gone = addCounts(gone, { ...noneRetained, [aged.kind]: taken.count })
              isMore ||= taken.count === batchSize
              resumes.push(...taken.resumes)
            }
            const { enquiries, profiles, spam } = gone
            const mails = { enquiries, profiles, spam }
            const title = retainedCountsText(mails)
            if (title !== '')
              yield* recordChange(sql, {
                kind: 'expired',
                subject: 'personalData',
                itemId: '',
                before: null,
                after: withoutZeros(mails),
                title,
              })
            return { gone, isMore, resumes: yield* files.record(resumes) }
          }).pipe(
            sql.withTransaction,
            Effect.tap(({ resumes }) => files.remove(resumes)),
            orStoreFailure,
          ),
      })
    }),
  )
