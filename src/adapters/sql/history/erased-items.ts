import { Effect } from 'effect'
import type { SqlClient, SqlError } from 'effect/sql'
import type { Discardable } from '#domain/history/subject.ts'
import { recordChange } from './record-activity.ts'

/** A row of the trash that was taken out for good. */
export interface Erased {
  readonly subject: Discardable
  readonly item_id: number
  readonly item: string
}

/** Writes down that items went for good, by the titles that the history has of them; belongs into a transaction. */
export const recordErased = (
  sql: SqlClient.SqlClient,
  erased: ReadonlyArray<Erased>,
): Effect.Effect<void, SqlError.SqlError> =>
  Effect.forEach(
    erased,
    Effect.fnUntraced(function* ({ subject, item_id }) {
      const itemId = String(item_id)
      const [last] = yield* sql<{ title: string }>`select title from activities
        where subject = ${subject} and item_id = ${itemId} order by id desc limit 1`
      const ref = { subject, itemId, title: last?.title ?? '' }
      yield* recordChange(sql, { ...ref, kind: 'erased', before: null, after: null })
    }),
    { discard: true },
  )

/** The files of the applications among them. */
export const resumesOf = (erased: ReadonlyArray<Erased>): ReadonlyArray<string> =>
  erased
    .map(({ item }): { readonly resume_key?: string } => JSON.parse(item))
    .flatMap(({ resume_key }) => resume_key ?? [])
