import { Context, DateTime, Effect, Layer } from 'effect'
import { SqlClient, type SqlError, type Statement } from 'effect/sql'
import { permits } from '#domain/access/permission.ts'
import { digestDay, formerDigest, isEmptyDigest, type Digest } from '#domain/desk/digest.ts'
import { senderName } from '#domain/history/author.ts'
import { type FilterContext, dueRange } from '#domain/mail/inbox/mail-filter.ts'
import { mailKinds, type MailKind } from '#domain/mail/mail-kind.ts'
import { Digests } from '#ports/server/mail/digests.ts'
import type { Role } from '#domain/access/role.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { queueLetter } from '../letters/queue-letter.ts'
import { areOpen } from '../lists/mail-filter.ts'
import { unsettledAnswers } from '../letters/unsettled-answers.ts'
import { storedDesk } from './stored-desk.ts'

type Person = Pick<Digest, 'name' | 'email' | 'language'> & { readonly id: number; readonly role: Role }

/** The time zone whose day decides what is due today. */
export const DigestZone = Context.Reference<string>('sahilan/adapters/sql/DigestZone', {
  defaultValue: () => 'UTC',
})

/** Reads the current digest of a person; `undefined` if the account is gone or no longer gets digests. */
export const digestOf = (
  sql: SqlClient.SqlClient,
  account: number,
  timeZone: string,
): Effect.Effect<Digest | undefined, SqlError.SqlError> =>
  Effect.gen(function* () {
    const [person] = yield* sql<Person>`
      select id, name, email, language, role from accounts where id = ${account} and digest = 1`
    if (person === undefined || !permits(person.role, 'mails.handle')) return undefined
    const now = yield* DateTime.now
    const context: FilterContext = { me: '', now, timeZone }
    const desk = yield* storedDesk(sql, timeZone)
    const [last] = yield* sql<{ at: string | null }>`select max(due_at) as at from notifications
      where kind = 'digest' and mail_id = ${account} and state = 'sent'`
    const since = last?.at ?? new Date(formerDigest(desk, DateTime.toEpochMillis(now))).toISOString()
    const total = Effect.fnUntraced(function* (
      work: Effect.Effect<ReadonlyArray<{ n: number }>, SqlError.SqlError>,
    ) {
      const [row] = yield* work
      return row?.n ?? 0
    })
    const ofEach = (count: (kind: MailKind) => Effect.Effect<number, SqlError.SqlError>) =>
      Effect.map(Effect.forEach(mailKinds, count), (counts) => counts.reduce((sum, one) => sum + one, 0))
    const mails = (condition: Statement.Fragment) =>
      ofEach((kind) => total(sql<{ n: number }>`select count(*) as n from ${sql(kind)} where ${condition}`))
    const due = (which: 'overdue' | 'today') => {
      const { from, before } = dueRange(which, context)
      return mails(
        sql.and([
          sql`due_at <> ''`,
          sql`due_at >= ${from}`,
          sql`due_at < ${before}`,
          sql`owner_id in (0, ${account})`,
        ]),
      )
    }
    const { name, email, language } = person
    return {
      name,
      email,
      language,
      overdue: yield* due('overdue'),
      today: yield* due('today'),
      unowned: yield* mails(sql.literal(`${areOpen} and owner_id = 0`)),
      // Answers to spam cannot be sent again.
      parked: yield* ofEach((kind) =>
        total(sql<{ n: number }>`select count(*) as n from notifications
          join ${sql(kind)} as mail on mail.id = notifications.mail_id
          where notifications.kind = ${kind} and mail.status <> 'spam' and ${unsettledAnswers(sql)}`),
      ),
      erased: yield* total(
        sql<{ n: number }>`select count(*) as n from activities
          where kind = 'forgotten' and author = ${senderName} and author_id = '' and at >= ${since}`,
      ),
    }
  })

/** Queues digests in the outbox, each by a key that is unique for a person and a day. */
export const SqlDigests = (timeZone = 'UTC'): Layer.Layer<Digests, never, SqlClient.SqlClient> =>
  Layer.effect(
    Digests,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const day = Effect.gen(function* () {
        const desk = yield* storedDesk(sql, timeZone)
        return { desk, name: digestDay(desk, DateTime.toEpochMillis(yield* DateTime.now)) }
      })
      return Digests.of({
        areDue: orStoreFailure(Effect.map(day, ({ name }) => name !== undefined)),
        queue: Effect.gen(function* () {
          const { desk, name } = yield* day
          if (name === undefined) return 0
          const roles: ReadonlyArray<Role> = desk.digest.admins ? ['Hr', 'Admin'] : ['Hr']
          const people = yield* sql<{ id: number }>`
            select id from accounts where digest = 1 and ${sql.in('role', roles)}`
          const time = DateTime.formatIso(yield* DateTime.now)
          // A digest is counted when it is sent, so one that is left of a former day would repeat that of today. The
          // last one that was sent stays: the next one counts erased mails from its time on.
          yield* sql`delete from notifications where kind = 'digest' and dedup_key not like ${`%/${name}`}
            and (state <> 'sent' or exists (select 1 from notifications as later where later.kind = 'digest'
              and later.mail_id = notifications.mail_id and later.state = 'sent' and later.id > notifications.id))`
          let queued = 0
          for (const { id } of people) {
            const digest = yield* digestOf(sql, id, timeZone)
            if (digest === undefined) continue
            const about = { kind: 'digest', mail_id: id, recipient: 'digest' } as const
            const key = { ...about, dedup_key: `digest/${id}/${name}` }
            // Recorded as sent, so that what comes later this morning is left to the next digest.
            if (isEmptyDigest(digest)) yield* queueLetter(sql, time, { ...key, state: 'sent' })
            else queued += (yield* queueLetter(sql, time, key)).length
          }
          return queued
        }).pipe(sql.withTransaction, orStoreFailure),
      })
    }),
  )
