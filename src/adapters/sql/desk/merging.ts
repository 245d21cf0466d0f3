import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { isOpen } from '#domain/desk/due/is-open.ts'
import { mergedWaiting, mergingErrors, separatingErrors, type MergedVersions } from '#domain/desk/merging.ts'
import { mailSnapshot } from '#domain/history/snapshot-of.ts'
import type { MailStatus, ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { putBackRow, takeRow } from '../history/moved-rows.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { mailClock } from './mail-clock.ts'

/** The columns that a merge changes in the enquiry that stays. */
interface State {
  readonly status: MailStatus
  readonly owner_id: number
  readonly waiting_since: string
  readonly due_at: string
  readonly due_for: number
  readonly answered_at: string
  readonly last_at: string
}

interface StoredMerge {
  /** The merged row, whole. */
  readonly row: Row & State & { readonly created_at: string }
  /** What an undo restores: the enquiry before its merges, counted back to where somebody last changed it. */
  readonly stays: State
  /** The version of the enquiry that stays. It is the current one until somebody changes that enquiry. */
  readonly version: number
}

/** Tables whose rows move to the enquiry that stays. */
const movedTables = ['mail_messages', 'mail_codes', 'notifications'] as const

const state = 'status, owner_id, waiting_since, due_at, due_for, answered_at, last_at'

/** The texts by which a merged row is found, after those of the enquiry that stays. */
const searchedOf = ({ folded }: Row) => `\n${String(folded)}`

const storedMerge = (item: string): StoredMerge => {
  // Stored by `merge`. An earlier release stored only the version before the merge.
  const { version, ...stored } = JSON.parse(item)
  return { ...stored, version: version ?? stored.stays.version + 1 }
}

/** The enquiry that stays and was received at a time, once a row is merged into it. */
const withMerged = (stays: State, { row }: Pick<StoredMerge, 'row'>, createdAt: string): State => {
  const waiting = mergedWaiting(
    { status: stays.status, waitingSince: stays.waiting_since },
    { status: row.status, waitingSince: row.waiting_since },
  )
  // What the visitor wrote last counts for the retention.
  const last = [stays.last_at, row.last_at, row.created_at].toSorted().at(-1) ?? ''
  return {
    ...stays,
    last_at: last > createdAt ? last : stays.last_at,
    ...(waiting && { status: waiting.status, waiting_since: waiting.waitingSince }),
  }
}

/** Merges enquiries and separates them again. The merged row is stored whole elsewhere, so that nothing counts it. */
export const enquiryMerging = (
  sql: SqlClient.SqlClient,
  find: (id: string) => Effect.Effect<ReceivedEnquiry | undefined, SqlError.SqlError>,
  timeZone?: string,
) => {
  const clock = mailClock(sql, timeZone)
  const get = (id: string) => Effect.flatMap(find(id), (mail) => (mail ? Effect.succeed(mail) : gone))
  const stateOf = Effect.fnUntraced(function* (id: string) {
    const [row] = yield* sql<State>`select ${sql.literal(state)} from enquiries where id = ${rowId(id)}`
    return row ?? (yield* gone)
  })
  const set = (id: string, columns: object) =>
    sql`update enquiries set ${sql.update({ ...columns })} where id = ${rowId(id)}`
  /** Stores the next version of the enquiry that stays, with which unhandled merges go. */
  const store = Effect.fnUntraced(function* (
    { id, version }: ReceivedEnquiry,
    next: State,
    merges: ReadonlyArray<StoredMerge>,
  ) {
    yield* set(id, { ...next, version: version + 1, updated_at: yield* now })
    if (isOpen(next.status)) yield* clock.start('enquiries', rowId(id), next.waiting_since)
    for (const merge of merges)
      yield* sql`update merged_enquiries set item = ${JSON.stringify({ ...merge, version: version + 1 })}
        where id = ${Number(merge.row['id'])}`
  })
  /** The merges into an enquiry that has not been changed since. */
  const unhandled = ({ id, version }: ReceivedEnquiry) =>
    Effect.map(
      sql<{ item: string }>`select item from merged_enquiries where into_id = ${rowId(id)} order by id`,
      (rows) => rows.map(({ item }) => storedMerge(item)).filter((merge) => merge.version === version),
    )
  const record = (kind: 'merged' | 'separated', { id, reference, version }: ReceivedEnquiry) => {
    const snapshot = mailSnapshot({ reference })
    return recordChange(sql, {
      kind,
      subject: 'enquiry',
      itemId: id,
      before: snapshot,
      after: snapshot,
      version,
    })
  }

  return {
    merge: (id: string, other: string, { version, otherVersion }: MergedVersions = {}) =>
      Effect.gen(function* () {
        const [stays, merged] = [yield* get(id), yield* get(other)]
        const held = yield* sql`select id from merged_enquiries where into_id = ${rowId(other)} limit 1`
        yield* failIfInvalid(mergingErrors(stays, merged, held.length > 0))
        if (version !== undefined && version !== stays.version) return yield* itemChanged('enquiry', stays)
        if (otherVersion !== undefined && otherVersion !== merged.version)
          return yield* itemChanged('enquiry', merged)
        const before = yield* stateOf(id)
        const earlier = yield* unhandled(stays)
        for (const table of movedTables)
          yield* sql`update ${sql(table)} set mail_id = ${rowId(id)}, merged_id = ${rowId(other)}
            where kind = 'enquiries' and mail_id = ${rowId(other)}`
        // `takeRow` returns all columns.
        const row = (yield* takeRow(sql, { subject: 'enquiry', itemId: other })).row as StoredMerge['row']
        const { id: author_id, name: author } = yield* OnBehalfOf
        const kept: StoredMerge = { row, stays: earlier[0]?.stays ?? before, version: stays.version + 1 }
        const item = JSON.stringify(kept)
        const link = { id: rowId(other), into_id: rowId(id), item, at: yield* now, author_id, author }
        yield* sql`insert into merged_enquiries ${sql.insert(link)}`
        const after = withMerged(before, kept, stays.createdAt)
        yield* store(stays, { ...after, owner_id: before.owner_id || row.owner_id }, earlier)
        // A search for the merged one must find this one: letters to visitor and staff name its reference.
        yield* sql`update enquiries set folded = folded || ${searchedOf(row)} where id = ${rowId(id)}`
        const mail = yield* get(id)
        yield* record('merged', mail)
        return mail
      }).pipe(sql.withTransaction, orStoreFailure),

    separate: (id: string, other: string, { version, otherVersion }: MergedVersions = {}) =>
      Effect.gen(function* () {
        const stays = yield* get(id)
        const [link] = yield* sql<{ item: string; at: string }>`delete from merged_enquiries
          where id = ${rowId(other)} and into_id = ${rowId(id)} returning item, at`
        if (link === undefined) return yield* gone
        yield* failIfInvalid(separatingErrors(link.at, DateTime.toEpochMillis(yield* DateTime.now)))
        const stored = storedMerge(link.item)
        const isOutdated =
          (version !== undefined && version !== stays.version) ||
          (otherVersion !== undefined && otherVersion !== stored.row['version'])
        if (isOutdated) return yield* itemChanged('enquiry', stays)
        yield* putBackRow(sql, 'enquiry', stored.row)
        for (const table of movedTables)
          yield* sql`update ${sql(table)} set mail_id = ${rowId(other)}, merged_id = 0
            where kind = 'enquiries' and mail_id = ${rowId(id)} and merged_id = ${rowId(other)}`
        const [current, others] = [yield* stateOf(id), yield* unhandled(stays)]
        const restored =
          stored.version === stays.version
            ? others.reduce((before, merge) => withMerged(before, merge, stays.createdAt), stored.stays)
            : current
        // An owner who has lost the right since then owns nothing.
        yield* store(stays, { ...restored, ...(current.owner_id === 0 && { owner_id: 0 }) }, others)
        yield* sql`update enquiries set folded = replace(folded, ${searchedOf(stored.row)}, '')
          where id = ${rowId(id)}`
        const mail = yield* get(id)
        yield* record('separated', mail)
        return mail
      }).pipe(sql.withTransaction, orStoreFailure),
  }
}

const gone = itemGone('enquiry')
