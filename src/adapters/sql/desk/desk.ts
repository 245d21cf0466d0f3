import { DateTime, Effect, Layer, Record } from 'effect'
import { SqlClient } from 'effect/sql'
import { deskFigures, lastWeeks, type AnsweredMails } from '#domain/desk/desk-figures.ts'
import { changedDesk, deskErrors, type StoredDesk } from '#domain/desk/desk-settings.ts'
import { allEmails, type EmailPreferences } from '#domain/desk/email-preferences.ts'
import { mailTypeOf } from '#domain/desk/routing.ts'
import { deskId, nounOf } from '#domain/history/subject.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailKinds, type MailKind } from '#domain/mail/mail-kind.ts'
import { countedQueries } from '#domain/mail/inbox/mail-totals.ts'
import { Desk } from '#ports/staff/desk/desk.ts'
import { failIfInvalid, type ReadFailure } from '#ports/failures.ts'
import { itemChanged } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { DueTimes } from '#ports/server/mail/due-times.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { enquiryTable } from '../inbox/enquiries.ts'
import { profileTable } from '../inbox/profiles.ts'
import { recordChange } from '../history/record-activity.ts'
import { areOpen } from '../lists/mail-filter.ts'
import { ownerName } from './desk-columns.ts'
import { mailClock } from './mail-clock.ts'
import { mailStaff } from './mail-staff.ts'
import { storedDesk } from './stored-desk.ts'

interface AnsweredRow extends Pick<AnsweredMails, 'week' | 'location'> {
  readonly type?: string
  readonly ownerName: string | null
  /** A JSON array. */
  readonly minutes: string
}

interface Counted {
  list(query: AnyMailQuery): Effect.Effect<{ readonly total: number }, ReadFailure>
}

const typeColumn = { enquiries: ['type'], profiles: [] } as const satisfies Record<MailKind, unknown>

/** Stores the desk as JSON in one row. */
export const SqlDesk = (timeZone = 'UTC'): Layer.Layer<Desk, never, SqlClient.SqlClient> =>
  Layer.effect(
    Desk,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const stored = storedDesk(sql, timeZone)
      const minutesAsJson = sql.onDialectOrElse({
        pg: () => sql`cast(json_agg(first_answer_minutes) as text)`,
        orElse: () => sql`json_group_array(first_answer_minutes)`,
      })

      /** Mails in groups: an object for each of the thousands of mails would cost more than reading them. */
      const answeredIn = (weeks: ReturnType<typeof lastWeeks>, kind: MailKind) => {
        const grouped = sql.literal(['location', 'owner_id', ...typeColumn[kind]].join(', '))
        // Each week is sorted into groups on its own: all at once took twice as long.
        const ofWeeks = weeks.map(
          ({ name, start }, index) => sql`
            select ${name} as week, ${grouped}, ${sql.literal(ownerName)}, ${minutesAsJson} as minutes
            from ${sql(kind)}
            where created_at >= ${start} and created_at < ${weeks[index + 1]?.start ?? '~'}
              and first_answer_minutes is not null and status <> 'spam'
            group by ${grouped}`,
        )
        return Effect.map(sql<AnsweredRow>`${sql.join(' union all ', false)(ofWeeks)}`, (rows) =>
          rows.map(({ week, location, type, ownerName: owner, minutes }): AnsweredMails => ({
            week,
            location,
            type: mailTypeOf(kind, type),
            owner: owner ?? '',
            minutes: JSON.parse(minutes),
          })),
        )
      }
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

        emailPreferences: Effect.gen(function* () {
          const { id } = yield* OnBehalfOf
          const [row] = yield* sql<Record<keyof EmailPreferences, number>>`
            select digest, reply_mails as replies from accounts where id = ${rowId(id)}`
          return row === undefined ? allEmails : { digest: row.digest === 1, replies: row.replies === 1 }
        }).pipe(orStoreFailure),

        changeEmailPreferences: (mails) =>
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
            const mails = yield* Effect.forEach(mailKinds, (kind) => answeredIn(weeks, kind))
            return {
              ...deskFigures(mails.flat(), weeks, desk),
              open: yield* openCount,
              unowned: yield* countOf(`${areOpen} and owner_id = 0`),
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
        where waiting_since <> '' and ${sql.literal(areOpen)}
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
