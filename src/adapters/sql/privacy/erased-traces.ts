import { Array, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { SavedView } from '#domain/desk/saved-view.ts'
import type { Person } from './persons.ts'

type NamedView = Pick<SavedView, 'name' | 'address'> & { readonly id: number }

/** Deletes the traces of erased mails and persons outside of their tables. */
export const erasedTraces = (sql: SqlClient.SqlClient) => ({
  /** Must run in the transaction. The idempotency key of a posted form is derived from its fields. */
  forgetAnswers: (references: ReadonlyArray<string>) => sql`
    delete from answered_calls where call in ('enquiry.send', 'profile.send')
      and coalesce(answer -> 'receipt' ->> 'reference', answer ->> 'reference') in ${sql.in(references)}`,

  /** Deletes saved views that search for a person. Must run in the transaction. */
  forgetViews: Effect.fnUntraced(function* ({ key }: Person) {
    const views = yield* sql<NamedView>`select id, name, address from saved_views`
    const found = views.filter(({ name, address }) =>
      [name, ...new URLSearchParams(address).values()].some((text) => text.toLowerCase().includes(key)),
    )
    if (Array.isReadonlyArrayNonEmpty(found))
      yield* sql`delete from saved_views where id in ${sql.in(found.map(({ id }) => id))}`
  }),

  /** Runs afterwards: SQLite's write-ahead log repeats deleted data until it is truncated, which readers may postpone. */
  emptyLog: sql.onDialectOrElse({
    pg: () => Effect.void,
    orElse: () => Effect.ignore(sql`pragma wal_checkpoint(truncate)`, { log: true }),
  }),
})
