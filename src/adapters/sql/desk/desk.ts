import { DateTime, Effect, Layer, Record } from 'effect'
import { SqlClient } from 'effect/sql'
import { deskFigures, lastWeeks, type AnsweredMail } from '#domain/desk/desk-figures.ts'
import { changedDesk, deskErrors, type StoredDesk } from '#domain/desk/desk-settings.ts'
import { allMails, type OwnMails } from '#domain/desk/own-mails.ts'
import { mailTypeOf } from '#domain/desk/routing.ts'
import { deskId, nounOf } from '#domain/history/subject.ts'
import { mailKinds, type AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { failIfInvalid, type ReadFailure } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { DueTimes } from '#ports/server/mail/due-times.ts'
import { itemChanged } from '../client/item-failures.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { enquiryTable } from '../inbox/enquiries.ts'
import { profileTable } from '../inbox/profiles.ts'
import { recordChange } from '../history/record-activity.ts'
import { mailClock } from './mail-clock.ts'
import { mailStaff } from './mail-staff.ts'
import { storedDesk } from './stored-desk.ts'

type AnsweredRow = Pick<AnsweredMail, 'createdAt' | 'location' | 'minutes'> & {
  readonly type: string
  readonly owner: string | null
}

interface Counted {
  list(query: AnyMailQuery): Effect.Effect<{ readonly total: number }, ReadFailure>
}

/** Stores the desk as JSON in one row. */
export const SqlDesk = (timeZone = 'UTC'): Layer.Layer<Desk, never, SqlClient.SqlClient> =>
  Layer.effect(
    Desk,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const stored = storedDesk(sql, timeZone)

      const answeredSince = (kind: MailKind, since: string) =>
        Effect.map(
          sql<AnsweredRow>`
            select mails.created_at as "createdAt", location, first_answer_minutes as minutes, accounts.name as owner,
              ${sql.literal(kind === 'enquiries' ? 'type' : `'' as type`)}
            from ${sql(kind)} as mails left join accounts on accounts.id = owner_id
            where mails.created_at >= ${since} and first_answer_minutes is not null and status <> 'spam'`,
          (rows) =>
            rows.map(({ type, owner, ...row }) => ({
              ...row,
              type: mailTypeOf(kind, type),
              owner: owner ?? '',
            })),
        )
      const countOf = Effect.fnUntraced(function* (condition: string) {
        const [counted] = yield* sql<{ total: number }>`select ${sql.literal(
          mailKinds.map((kind) => `(select count(*) from ${kind} where ${condition})`).join(' + '),
        )} as total`
        return counted?.total ?? 0
      })

      const openCount = Effect.map(
        sql<{ total: number }>`select sum(total) as total from counters where ${sql.in(
          'name',
          mailKinds.flatMap((kind) => [`${kind}.new`, `${kind}.read`]),
        )}`,
        ([counted]) => counted?.total ?? 0,
      )

      return Desk.of({
        get: orStoreFailure(stored),

        update: ({ version: expected, ...change }) =>
          Effect.gen(function* () {
            const { version, ...before } = yield* stored
            if (expected !== undefined && expected !== version)
              return yield* itemChanged(nounOf('desk'), { ...before, version })
            yield* failIfInvalid(deskErrors(change))
            const after = changedDesk(before, change)
            const row = { id: 1, version: version + 1, settings: JSON.stringify(after) }
            yield* sql`insert into desk ${sql.insert(row)} on conflict (id) do update
              set version = excluded.version, settings = excluded.settings`
            const ref = { subject: 'desk', itemId: deskId, version: row.version } as const
            yield* recordChange(sql, { ...ref, kind: 'updated', before, after })
            return { ...after, version: row.version } satisfies StoredDesk
          }).pipe(sql.withTransaction, orStoreFailure),

        ownMails: Effect.gen(function* () {
          const { id } = yield* OnBehalfOf
          const [row] = yield* sql<Record<keyof OwnMails, number>>`
            select digest, reply_mails as replies from accounts where id = ${rowId(id)}`
          return row === undefined ? allMails : { digest: row.digest === 1, replies: row.replies === 1 }
        }).pipe(orStoreFailure),

        changeOwnMails: (mails) =>
          Effect.gen(function* () {
            const { id } = yield* OnBehalfOf
            const row = { digest: mails.digest ? 1 : 0, reply_mails: mails.replies ? 1 : 0 }
            yield* sql`update accounts set ${sql.update(row)} where id = ${rowId(id)}`
            return mails
          }).pipe(sql.withTransaction, orStoreFailure),

        staff: orStoreFailure(mailStaff(sql).all),

        tags: (kind) =>
          // Each step looks up the next tag in the index, so that the mails of a tag are not read.
          sql<{ name: string }>`with recursive known (folded) as (
              select min(folded) from mail_tags where kind = ${kind}
              union all
              select (select min(folded) from mail_tags where kind = ${kind} and folded > known.folded)
                from known where folded is not null
            )
            select (select name from mail_tags
                where kind = ${kind} and folded = known.folded order by mail_id limit 1) as name
              from known where folded is not null order by folded limit 500`.pipe(
            Effect.map((rows) => rows.map(({ name }) => name)),
            orStoreFailure,
          ),

        totals: (kind) => {
          const { list }: Counted =
            kind === 'enquiries' ? enquiryTable(sql, timeZone) : profileTable(sql, timeZone)
          return Effect.all(
            Record.map(countedQueries, (query) =>
              Effect.map(list({ ...query, size: 1 }), ({ total }) => total),
            ),
          )
        },

        figures: (count) =>
          Effect.gen(function* () {
            const desk = yield* stored
            const now = yield* DateTime.now
            const weeks = lastWeeks(DateTime.toEpochMillis(now), count, desk.calendars.Others.zone)
            const since = weeks[0]?.start ?? ''
            const mails = yield* Effect.forEach(mailKinds, (kind) => answeredSince(kind, since))
            return {
              ...deskFigures(mails.flat(), weeks, desk),
              open: yield* openCount,
              unowned: yield* countOf(`status in ('new', 'read') and owner_id = 0`),
              overdue: yield* countOf(`due_at <> '' and due_at < '${DateTime.formatIso(now)}'`),
            }
          }).pipe(orStoreFailure),
      })
    }),
  )

/** Mails per transaction, so that other writes go in between. */
const step = 200

export const SqlDueTimes = (timeZone = 'UTC'): Layer.Layer<DueTimes, never, SqlClient.SqlClient> =>
  Layer.effect(
    DueTimes,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const clock = mailClock(sql, timeZone)
      const outdated = (kind: MailKind) => sql`select id from ${sql(kind)}
        where waiting_since <> '' and status in ('new', 'read')
        and due_for < (select version from desk) limit 1`
      return DueTimes.of({
        areOutdated: Effect.forEach(mailKinds, outdated).pipe(
          Effect.map((found) => found.some((rows) => rows.length > 0)),
          orStoreFailure,
        ),
        recalculate: Effect.forEach(mailKinds, (kind) => clock.recalculate(kind, step)).pipe(
          Effect.map((counts) => counts.includes(step)),
          sql.withTransaction,
          orStoreFailure,
        ),
      })
    }),
  )
