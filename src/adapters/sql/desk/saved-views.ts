import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { viewErrors, type SavedView, type ViewInput } from '#domain/desk/saved-view.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'

type Row = Omit<SavedView, 'shared'> & { readonly shared: number }

const viewOf = ({ shared, ...view }: Row): SavedView => ({ ...view, shared: shared === 1 })

const rowOf = ({ kind, name, address, shared }: ViewInput) => ({
  kind,
  name: name.trim(),
  address,
  shared: shared ? 1 : 0,
})

export const SqlSavedViews: Layer.Layer<SavedViews, never, SqlClient.SqlClient> = Layer.effect(
  SavedViews,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql.literal('cast(id as text) as id, kind, name, address, shared')
    const account = Effect.map(OnBehalfOf, ({ id }) => rowId(id))
    const visible = Effect.map(account, (id) => sql`(shared = 1 or account_id = ${id})`)

    const check = Effect.fnUntraced(function* (view: ViewInput, id = '') {
      const same = view.shared ? sql`shared = 1` : sql`(shared = 0 and account_id = ${yield* account})`
      const [counted] = yield* sql<{ count: number }>`
        select count(*) as count from saved_views where ${same} and id <> ${rowId(id)}`
      yield* failIfInvalid(viewErrors(view, counted?.count ?? 0))
    })
    const written = (rows: ReadonlyArray<Row>) =>
      rows[0] === undefined ? itemGone('view') : Effect.succeed(viewOf(rows[0]))
    const one = Effect.fnUntraced(function* (id: string) {
      return yield* written(
        yield* sql<Row>`select ${columns} from saved_views where id = ${rowId(id)} and ${yield* visible}`,
      )
    })

    return SavedViews.of({
      list: Effect.gen(function* () {
        const rows =
          yield* sql<Row>`select ${columns} from saved_views where ${yield* visible} order by name, id`
        return rows.map(viewOf)
      }).pipe(orStoreFailure),

      add: (view, key) =>
        Effect.gen(function* () {
          yield* check(view)
          const row = { ...rowOf(view), account_id: yield* account }
          const [added] = yield* sql<{ id: number }>`insert into saved_views ${sql.insert(row)} returning id`
          return String(added?.id)
        }).pipe(
          // Stores the id alone: the view may search for a person, whose data is erased with it.
          oncePerKey(sql, { kind: 'savedView.add', key }),
          Effect.flatMap(one),
          sql.withTransaction,
          orStoreFailure,
        ),

      update: (id, view) =>
        Effect.gen(function* () {
          yield* check(view, id)
          // A view that stops being shared belongs to the person who changed it.
          const row = { ...rowOf(view), account_id: yield* account }
          return yield* written(
            yield* sql<Row>`update saved_views set ${sql.update(row)}
              where id = ${rowId(id)} and ${yield* visible} returning ${columns}`,
          )
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (id) =>
        Effect.gen(function* () {
          const removed = yield* sql`delete from saved_views
            where id = ${rowId(id)} and ${yield* visible} returning id`
          if (removed.length === 0) yield* itemGone('view')
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
