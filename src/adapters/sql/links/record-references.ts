import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { Snapshot } from '#domain/history/activity.ts'
import { linksOf } from '#domain/addresses/links/links-of.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import { Previewing } from '#ports/server/publishing/previewing.ts'
import { rowId } from '../client/row-id.ts'
import { recordUses } from '../files/picture-uses.ts'

/**
 * Writes which pictures an item refers to in one of its states, and what it links to on the site; none if `snapshot` is
 * `null`. Must run in the transaction of its save.
 */
export const recordReferences = (
  sql: SqlClient.SqlClient,
  use: UseRef,
  snapshot: Snapshot | null,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    yield* recordUses(sql, use, snapshot)
    if (use.state !== 'live' || (yield* Previewing) !== undefined) return
    const { subject } = use
    const item_id = rowId(use.itemId)
    const its = sql`subject = ${subject} and item_id = ${item_id}`
    const before = yield* sql<{ field: string; target: string }>`select field, target from links where ${its}`
    const after = snapshot === null ? [] : linksOf(subject, snapshot)
    if (before.length === 0 && after.length === 0) return
    const isIn = (links: typeof after) => (link: (typeof after)[number]) =>
      links.some(({ field, target }) => field === link.field && target === link.target)
    for (const { field, target } of before.filter((link) => !isIn(after)(link)))
      yield* sql`delete from links where ${its} and field = ${field} and target = ${target}`
    for (const link of after.filter((one) => !isIn(before)(one)))
      yield* sql`insert into links ${sql.insert({ subject, item_id, ...link })}`
  })
