import { DateTime, Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import {
  changedNothing,
  isSameDrafting,
  type AccessKind,
  type ChangeKind,
  type SettingKind,
  type Snapshot,
} from '#domain/history/activity.ts'
import type { Author } from '#domain/history/author.ts'
import type { ItemRef } from '#domain/history/item-ref.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { snapshotTitle } from '#domain/history/subject.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { countSave } from '../client/count-save.ts'
import { now } from '../client/now.ts'
import { queueChange } from '../connections/queue-event.ts'
import { queuePurge } from '../connections/queue-purge.ts'

interface RecordedChange extends ItemRef {
  readonly kind: ChangeKind
  readonly before: Snapshot | null
  readonly after: Snapshot | null
  readonly version?: number
  /** Needed if neither snapshot has the item's title. */
  readonly title?: string
  /** The saved subject, such as drafts, if the save does not change the item that visitors see. */
  readonly saved?: string
  /** Set if visitors see the item neither before nor after the change. */
  readonly hidden?: boolean
}

interface RecordedAction extends Author {
  readonly address: string
  readonly kind: AccessKind | SettingKind
  readonly title?: string
}

const nothing = { subject: '', item_id: '', version: 0, before: 'null', after: 'null' } as const

const lastChange = (sql: SqlClient.SqlClient, { subject, itemId }: ItemRef) =>
  sql<{ id: number; at: string; kind: ChangeKind; author_id: string; author: string }>`
    select id, at, kind, author_id, author from activities
    where subject = ${subject} and item_id = ${itemId} order by at desc, id desc limit 1`.pipe(
    Effect.map(([row]) => row && { ...row, author: { id: row.author_id, name: row.author } }),
  )

/**
 * Records a change in the history, counts the save of its subject, and queues its webhook event and the purges of a CDN.
 * Does nothing during a preview. Must run in the transaction of the change.
 */
export const recordChange = (
  sql: SqlClient.SqlClient,
  {
    kind,
    subject,
    itemId,
    before,
    after,
    version = 0,
    title,
    saved = subject,
    hidden = false,
  }: RecordedChange,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    if ((yield* Previewing) !== undefined) return
    yield* countSave(sql, saved)
    // Once a change is scheduled, its pages may be cached only until it is due.
    if (saved === subject ? !hidden : kind === 'scheduled') yield* queuePurge(sql, subject)
    if (changedNothing({ kind, before, after })) return
    if (!hidden) yield* queueChange(sql, { kind, subject, itemId })
    const { id, name, address } = yield* OnBehalfOf
    const itemTitle = title ?? snapshotTitle(subject, after ?? before)
    const row = {
      at: yield* now,
      kind,
      author_id: id,
      author: name,
      author_folded: fold(name),
      address,
      subject,
      item_id: itemId,
      title: itemTitle,
      title_folded: fold(itemTitle),
      version,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    }
    const last = kind === 'drafted' ? yield* lastChange(sql, { subject, itemId }) : undefined
    const joined = last && isSameDrafting(last, { kind, at: row.at, author: { id, name } }) ? last : undefined
    if (joined) yield* sql`delete from activity_pictures where activity_id = ${joined.id}`
    const [made] = joined
      ? yield* sql<{ id: number }>`update activities set ${sql.update({ ...row, at: joined.at })}
          where id = ${joined.id} returning id`
      : yield* sql<{ id: number }>`insert into activities ${sql.insert(row)} returning id`
    const pictures = new Set([...picturesIn(subject, before), ...picturesIn(subject, after)])
    if (made === undefined) return
    yield* Effect.forEach(
      pictures,
      (picture) =>
        sql`insert into activity_pictures ${sql.insert({ address: picture, activity_id: made.id })}`,
      { discard: true },
    )
  })

/** Records what concerns no item; the same refusal at most once a minute. */
export const recordAction = (
  sql: SqlClient.SqlClient,
  { id, name, address, kind, title = '' }: RecordedAction,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    const time = yield* DateTime.now
    if (kind === 'refused') {
      const minuteAgo = DateTime.formatIso(DateTime.subtract(time, { minutes: 1 }))
      const same = yield* sql`select id from activities where subject = '' and at > ${minuteAgo}
        and kind = ${kind} and author_id = ${id} and title = ${title} limit 1`
      if (same.length > 0) return
    }
    const author = { author_id: id, author: name, author_folded: fold(name) }
    const row = {
      ...nothing,
      ...author,
      at: DateTime.formatIso(time),
      kind,
      address,
      title,
      title_folded: fold(title),
    }
    yield* sql`insert into activities ${sql.insert(row)}`
  })
