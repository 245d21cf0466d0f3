import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { mergedWaiting, mergingErrors, separatingErrors, type MergedVersions } from '#domain/desk/merging.ts'
import { mailSnapshot } from '#domain/history/snapshot-of.ts'
import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { itemChanged, itemGone } from '../client/item-failures.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { putBackRow, takeRow } from '../history/moved-rows.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { mailClock } from './mail-clock.ts'

/** The columns that a merge changes in the enquiry that stays. */
interface State {
  readonly owner_id: number
  readonly waiting_since: string
  readonly due_at: string
  readonly due_for: number
  readonly answered_at: string
  readonly last_at: string
}

/** A merged row, whole, and the enquiry that stays as it was before. */
interface StoredMerge {
  readonly row: Row
  readonly stays: State & Pick<ReceivedEnquiry, 'status' | 'version'>
}

/** Tables whose rows move to the enquiry that stays. */
const movedTables = ['mail_messages', 'mail_codes', 'notifications'] as const

const state = 'owner_id, waiting_since, due_at, due_for, answered_at, last_at'

/** The texts by which a merged row is found, after those of the enquiry that stays. */
const searchedOf = ({ folded }: Row) => `\n${String(folded)}`

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
        const [before, others] = [yield* stateOf(id), yield* stateOf(other)]
        for (const table of movedTables)
          yield* sql`update ${sql(table)} set mail_id = ${rowId(id)}, merged_id = ${rowId(other)}
            where kind = 'enquiries' and mail_id = ${rowId(other)}`
        const { row } = yield* takeRow(sql, { subject: 'enquiry', itemId: other })
        const { id: author_id, name: author } = yield* OnBehalfOf
        const kept: StoredMerge = { row, stays: { ...before, status: stays.status, version: stays.version } }
        const at = yield* now
        const item = JSON.stringify(kept)
        const link = { id: rowId(other), into_id: rowId(id), item, at, author_id, author }
        yield* sql`insert into merged_enquiries ${sql.insert(link)}`
        const waiting = mergedWaiting(
          { status: stays.status, waitingSince: before.waiting_since },
          { status: merged.status, waitingSince: others.waiting_since },
        )
        // What the visitor wrote last counts for the retention.
        const last = [before.last_at, others.last_at, merged.createdAt].toSorted().at(-1) ?? ''
        yield* set(id, {
          version: stays.version + 1,
          updated_at: at,
          owner_id: before.owner_id || others.owner_id,
          ...(last > stays.createdAt && { last_at: last }),
          ...(waiting && { status: waiting.status }),
        })
        // The visitor and notices to staff name the reference of the merged one.
        yield* sql`update enquiries set folded = folded || ${searchedOf(row)} where id = ${rowId(id)}`
        if (waiting !== undefined) yield* clock.start('enquiries', rowId(id), waiting.waitingSince)
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
        // Stored by `merge`.
        const stored: StoredMerge = JSON.parse(link.item)
        const isOutdated =
          (version !== undefined && version !== stays.version) ||
          (otherVersion !== undefined && otherVersion !== stored.row['version'])
        if (isOutdated) return yield* itemChanged('enquiry', stays)
        yield* putBackRow(sql, 'enquiry', stored.row)
        for (const table of movedTables)
          yield* sql`update ${sql(table)} set mail_id = ${rowId(other)}, merged_id = 0
            where kind = 'enquiries' and mail_id = ${rowId(id)} and merged_id = ${rowId(other)}`
        // Unchanged since the merge, so its former state is restored.
        const isSame = stays.version === stored.stays.version + 1
        const { owner_id } = yield* stateOf(id)
        yield* set(id, {
          ...(isSame && stored.stays),
          // An owner who has lost the right since then owns nothing.
          ...(owner_id === 0 && { owner_id }),
          version: stays.version + 1,
          updated_at: yield* now,
        })
        yield* sql`update enquiries set folded = replace(folded, ${searchedOf(stored.row)}, '')
          where id = ${rowId(id)}`
        const mail = yield* get(id)
        yield* record('separated', mail)
        return mail
      }).pipe(sql.withTransaction, orStoreFailure),
  }
}

const gone = itemGone('enquiry')
