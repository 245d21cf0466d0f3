import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { hasWords, searchWords } from '#domain/content/list/search-text.ts'
import { planImport } from '#domain/addresses/redirects/import-redirects.ts'
import { placeRedirect, type PlannedRedirect } from '#domain/addresses/redirects/plan-redirects.ts'
import { type MissingPath, type Redirect, type RedirectInput } from '#domain/addresses/redirects/redirect.ts'
import type { SettingKind } from '#domain/history/activity.ts'
import { inputRefused, orRefused } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { redirectsSubject } from '#ports/server/saves.ts'
import { Redirects } from '#ports/staff/redirects.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { countSave } from '../client/count-save.ts'
import { recordAction } from '../history/record-activity.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { activeRedirectOf, activeRedirects } from './redirect-rows.ts'
import { sitePages, writeRedirect } from './write-redirects.ts'

const redirects: ListedTable = {
  table: 'redirects',
  selected: `id, version, path_key, query_key, target, status, note, visited_at, created_at, updated_at,
    (select coalesce(sum(total), 0) from redirect_visits where redirect_id = redirects.id) as visits`,
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'folded',
}

const missingPaths: ListedTable = {
  table: 'missing_paths',
  selected: 'id, path, total, first_at, last_at, referring_host, ignored',
  order: { columns: ['total', 'id'], descending: true },
  sorts: {},
  titleKey: 'path',
}

const redirectOf = (row: Row): Redirect => ({
  ...activeRedirectOf(row),
  version: Number(row['version']),
  note: String(row['note']),
  visits: Number(row['visits']),
  visitedAt: String(row['visited_at']),
  createdAt: String(row['created_at']),
  updatedAt: String(row['updated_at']),
})

const missingPathOf = (row: Row): MissingPath => ({
  id: String(row['id']),
  path: String(row['path']),
  total: Number(row['total']),
  firstAt: String(row['first_at']),
  lastAt: String(row['last_at']),
  referringHost: String(row['referring_host']),
  ignored: row['ignored'] === 1,
})

/** Stores old addresses. The visits of days that no longer count are removed as others are stored. */
export const SqlRedirects: Layer.Layer<Redirects, never, SqlClient.SqlClient> = Layer.effect(
  Redirects,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const stored = activeRedirects(sql)

    const site = sitePages(sql)

    const one = (id: string) =>
      Effect.flatMap(
        sql<Row>`select ${sql.literal(redirects.selected)} from redirects where id = ${rowId(id)}`,
        ([row]) => (row === undefined ? itemGone('address') : Effect.succeed(redirectOf(row))),
      )

    /** Paths are stored as they were requested, so they are folded here: there are few. */
    const missingWith = Effect.fnUntraced(function* (search: string) {
      if (searchWords(search).length === 0) return []
      const paths = yield* sql<{ id: number; path: string }>`select id, path from missing_paths`
      return [
        sql.in(
          'id',
          paths.filter(({ path }) => hasWords(path, search)).map(({ id }) => id),
        ),
      ]
    })

    /** Writes what is planned, counts a save and records what a person did. */
    const writeAll = Effect.fnUntraced(function* (
      writes: ReadonlyArray<PlannedRedirect>,
      kind: SettingKind,
      title: string,
    ) {
      const ids = yield* Effect.forEach(writes, (planned) => writeRedirect(sql, planned))
      yield* countSave(sql, redirectsSubject)
      yield* recordAction(sql, { ...(yield* OnBehalfOf), kind, title })
      return ids
    })

    /** Stores one entry: a new one, or another form of one. */
    const place = Effect.fnUntraced(function* (input: RedirectInput, before?: Redirect) {
      const others = (yield* stored).filter(({ id }) => id !== before?.id)
      const { first, moved } = yield* orRefused(placeRedirect(others, input, yield* site))
      const kind = before === undefined ? 'redirectAdded' : 'redirectChanged'
      const [id = ''] = yield* writeAll([{ ...first, id: before?.id }, ...moved], kind, first.from)
      return yield* one(id)
    })

    return Redirects.of({
      list: ({ search = '', ...query } = {}) => {
        const words = searchWords(search).map((word) => sql`instr(folded, ${word}) > 0`)
        return Effect.map(filteredPage(sql, redirects, words, query), (page) => ({
          ...page,
          items: page.items.map(redirectOf),
        })).pipe(orStoreFailure)
      },

      add: (redirect, key) =>
        place(redirect).pipe(
          oncePerKey(sql, { kind: 'redirect.add', key }),
          sql.withTransaction,
          orStoreFailure,
        ),

      update: (id, redirect, version) =>
        Effect.gen(function* () {
          const before = yield* one(id)
          if (version !== undefined && version !== before.version)
            return yield* itemChanged('address', before)
          return yield* place({ ...before, ...redirect }, before)
        }).pipe(sql.withTransaction, orStoreFailure),

      remove: (id) =>
        Effect.gen(function* () {
          const { from } = yield* one(id)
          yield* sql`delete from redirects where id = ${rowId(id)}`
          yield* writeAll([], 'redirectDeleted', from)
        }).pipe(sql.withTransaction, orStoreFailure),

      import: (csv, dryRun) => {
        const imported = Effect.gen(function* () {
          const plan = planImport(yield* stored, csv, yield* site)
          if ('file' in plan) return yield* inputRefused(plan)
          if (!dryRun && plan.writes.length > 0)
            yield* writeAll(plan.writes, 'redirectsImported', String(plan.report.new + plan.report.changed))
          return plan.report
        })
        // Outside a transaction, a dry run neither waits for writes nor delays them.
        return (dryRun ? imported : sql.withTransaction(imported)).pipe(orStoreFailure)
      },

      missing: ({ search = '', ignored = false, ...query } = {}) =>
        Effect.gen(function* () {
          const conditions = [sql`ignored = ${ignored ? 1 : 0}`, ...(yield* missingWith(search))]
          const page = yield* filteredPage(sql, missingPaths, conditions, query)
          return { ...page, items: page.items.map(missingPathOf) }
        }).pipe(orStoreFailure),

      ignore: (id, ignored) =>
        Effect.gen(function* () {
          const found = yield* sql`update missing_paths set ignored = ${ignored ? 1 : 0}
            where id = ${rowId(id)} returning id`
          if (found.length === 0) return yield* itemGone('address')
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
