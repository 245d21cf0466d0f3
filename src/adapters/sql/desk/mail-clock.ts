import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { isOpen } from '#domain/desk/due/is-open.ts'
import type { Clocked } from '#domain/desk/due/mail-clock.ts'
import { answerBeingSent, isBeingSent, leftUnanswered } from '#domain/desk/thread.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { MailStatus } from '#domain/mail/inbox/received-mail.ts'
import { StoreBusy } from '#ports/failures.ts'
import { now } from '../client/now.ts'
import { areOpen } from '../lists/mail-filter.ts'
import { currentClocks } from './stored-desk.ts'
import { messagesOf } from './thread-rows.ts'

interface ClockRow {
  readonly id: number
  readonly location: string
  readonly type: string
  readonly status: MailStatus
  readonly waitingSince: string
  readonly answeredAt: string
  readonly firstAnswer: number | null
}

interface StatusChange {
  readonly was: MailStatus
  readonly status: MailStatus
}

/** The columns of `ClockRow`; applications have no type. */
const clockColumns = (kind: MailKind): string =>
  `id, location, ${kind === 'enquiries' ? 'type' : `'' as type`}, status, waiting_since as "waitingSince",
    answered_at as "answeredAt", first_answer_minutes as "firstAnswer"`

/** Stops and starts the response-time clocks of mails. All of it must run in the transaction of the change. */
export const mailClock = (sql: SqlClient.SqlClient, timeZone = 'UTC') => {
  const clocks = currentClocks(sql, timeZone)

  const find = (kind: MailKind, id: number) =>
    Effect.map(
      sql<ClockRow>`select ${sql.literal(clockColumns(kind))} from ${sql(kind)} where id = ${id}`,
      ([row]) => row,
    )
  const clockedOf = (kind: MailKind, { location, type, status, waitingSince }: ClockRow): Clocked => ({
    kind,
    location,
    type,
    status,
    waitingSince,
  })
  const set = (kind: MailKind, id: number, columns: Readonly<Record<string, string | number | null>>) =>
    Effect.asVoid(sql`update ${sql(kind)} set ${sql.update(columns)} where id = ${id}`)

  /**
   * Starts the clock of a mail that is open again. A visitor's reply gives the time from which an answer is awaited;
   * without one the clock goes on as if it had not stopped, and the next answer is measured as the first.
   */
  const start = (kind: MailKind, id: number, since?: string): Effect.Effect<void, SqlError.SqlError> =>
    Effect.gen(function* () {
      const row = yield* find(kind, id)
      if (row === undefined) return
      const { dueAt, version } = yield* clocks
      const waitingSince = since ?? row.waitingSince
      yield* set(kind, id, {
        waiting_since: waitingSince,
        due_at: dueAt({ ...clockedOf(kind, row), status: 'read', waitingSince }),
        due_for: version,
        ...(since === undefined && { answered_at: '', first_answer_minutes: null }),
      })
    })

  /** Stops the clock after an answer or a status set by hand. Time and duration stay those of the first answer. */
  const stop = (kind: MailKind, id: number, at: string): Effect.Effect<void, SqlError.SqlError> =>
    Effect.gen(function* () {
      const row = yield* find(kind, id)
      if (row === undefined) return
      const { answeredIn } = yield* clocks
      const first_answer_minutes = row.firstAnswer ?? answeredIn(row, at) ?? null
      yield* set(kind, id, { due_at: '', answered_at: row.answeredAt || at, first_answer_minutes })
    })

  return {
    clocks,
    start,
    stop,

    /** The status that a mail gets by hand: "Not spam" makes it new, or answered as it was before. */
    statusFor: (kind: MailKind, id: number, { was, status }: StatusChange) =>
      Effect.gen(function* () {
        const row = was === 'spam' && status === 'new' ? yield* find(kind, id) : undefined
        if (row === undefined || row.answeredAt === '') return status
        const [last] = yield* sql<{ at: string | null }>`select max(at) as at from mail_messages
          where kind = ${kind} and mail_id = ${id} and direction = 'out'`
        const isAnswered = [row.answeredAt, last?.at ?? ''].some((at) => at >= row.waitingSince)
        return isAnswered ? 'answered' : status
      }),

    /**
     * Follows a change of the status by hand. A mail that is no spam waits since before, and keeps its
     * first answer.
     */
    follow: (kind: MailKind, id: number, { was, status }: StatusChange, at: string) =>
      Effect.gen(function* () {
        if (status === was) return
        if (status === 'spam') yield* set(kind, id, { due_at: '' })
        else if (status === 'answered') yield* stop(kind, id, at)
        else if (was === 'spam') yield* start(kind, id, (yield* find(kind, id))?.waitingSince)
        else if (!isOpen(was)) yield* start(kind, id)
      }),

    /** A visitor has replied. An open mail waits since before; one without a clock gets one. */
    replied: (
      kind: MailKind,
      id: number,
      at: string,
      was: MailStatus,
    ): Effect.Effect<void, SqlError.SqlError> =>
      Effect.gen(function* () {
        const row = yield* find(kind, id)
        if (!isOpen(was) || row?.waitingSince === '') yield* start(kind, id, at)
      }),

    /**
     * Reopens a mail on its way to the trash if it waits for an answer without its unsent ones, which are dropped. Fails
     * while one is being sent, since whether it arrives is not known yet.
     */
    dropUnsent: (kind: MailKind, id: number): Effect.Effect<void, SqlError.SqlError | StoreBusy> =>
      Effect.gen(function* () {
        const messages = yield* messagesOf(sql, kind, id)
        const time = yield* now
        if (messages.some((one) => isBeingSent(one, time)))
          return yield* new StoreBusy({ message: answerBeingSent, retryAfter: 5 })
        const row = yield* find(kind, id)
        if (row?.status !== 'answered') return
        const left = leftUnanswered(messages)
        if (left === undefined) return
        yield* set(kind, id, { status: 'read' })
        yield* start(kind, id, left.wasAnswered ? row.waitingSince : undefined)
      }),

    /** Computes due times by the current desk for up to so many open mails, and returns how many. */
    recalculate: (kind: MailKind, limit: number): Effect.Effect<number, SqlError.SqlError> =>
      Effect.gen(function* () {
        const { dueAt, version } = yield* clocks
        const rows = yield* sql<ClockRow>`select ${sql.literal(clockColumns(kind))} from ${sql(kind)}
          where waiting_since <> '' and ${sql.literal(areOpen)} and due_for < ${version} limit ${limit}`
        for (const row of rows)
          yield* set(kind, row.id, { due_at: dueAt(clockedOf(kind, row)), due_for: version })
        return rows.length
      }),
  }
}
