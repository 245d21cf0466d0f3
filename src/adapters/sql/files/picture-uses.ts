import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { Snapshot } from '#domain/history/activity.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { rowId } from '../client/row-id.ts'

const whereUse = (sql: SqlClient.SqlClient, { state, subject, itemId }: UseRef) =>
  sql`subject = ${subject} and item_id = ${rowId(itemId)} and state = ${state}`

/**
 * Writes which pictures an item refers to in one of its states; none if `snapshot` is `null`. Must run in the
 * transaction of its save.
 */
export const recordUses = (
  sql: SqlClient.SqlClient,
  use: UseRef,
  snapshot: Snapshot | null,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    if ((yield* Previewing) !== undefined) return
    const { state, subject, itemId } = use
    const its = whereUse(sql, use)
    const rows = yield* sql<{ address: string }>`select address from picture_uses where ${its}`
    const before = rows.map(({ address }) => address)
    const after = picturesIn(subject, snapshot)
    const left = before.filter((address) => !after.includes(address))
    const added = after.filter((address) => !before.includes(address))
    if (left.length > 0) yield* sql`delete from picture_uses where ${its} and ${sql.in('address', left)}`
    for (const address of added)
      yield* sql`insert into picture_uses ${sql.insert({ address, state, subject, item_id: rowId(itemId) })}`
  })

/** The items that refer to a picture. */
export const usesOf = (
  sql: SqlClient.SqlClient,
  address: string,
  limit: number,
): Effect.Effect<ReadonlyArray<UseRef>, SqlError.SqlError> =>
  Effect.map(
    sql<{ state: UseRef['state']; subject: Publishable; item_id: number }>`
      select state, subject, item_id from picture_uses where address = ${address}
      order by state, subject, item_id limit ${limit}`,
    (rows) => rows.map(({ item_id, ...use }) => ({ ...use, itemId: String(item_id) })),
  )
