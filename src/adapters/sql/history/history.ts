import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { searchWords } from '#domain/content/list/search-text.ts'
import type { Activity, ActivityFilter, ActivityKind, Change, Snapshot } from '#domain/history/activity.ts'
import { withoutAliases } from '#domain/content/home-page/aliases.ts'
import { hasSource } from '#domain/history/has-source.ts'
import type { Subject } from '#domain/history/subject.ts'
import { History } from '#ports/content/history.ts'
import { itemGone } from '#ports/item-failures.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import { listPage, type ListCondition } from '../lists/list-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import { rowId } from '../client/row-id.ts'
import type { Place } from '../lists/cursor.ts'
import { placeOfRow, rowsBeyond } from '../lists/rows-beyond.ts'
import { withoutIndex } from '../lists/without-index.ts'
import type { Row } from '../client/row.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** Changes per query when a text is sought. */
const chunk = 100

const listing: ListedTable = {
  table: 'activities',
  selected: 'id, at, kind, author_id, author, address, subject, item_id, title, version',
  order: newestRowsFirst,
  sorts: {},
  titleKey: 'title',
}
const withStates: ListedTable = { ...listing, selected: `${listing.selected}, before, after` }

const activityOf = (row: Row): Activity => ({
  id: String(row['id']),
  at: String(row['at']),
  // Only this folder writes activities.
  kind: row['kind'] as ActivityKind,
  author: { id: String(row['author_id']), name: String(row['author']) },
  address: String(row['address']),
  subject: row['subject'] as Subject | '',
  itemId: String(row['item_id']),
  title: String(row['title']),
})

const changeOf = (row: Row): Change => ({
  ...activityOf(row),
  version: Number(row['version']),
  before: snapshotIn(row, 'before'),
  after: snapshotIn(row, 'after'),
})

/** Older releases stored two texts of the home page by other names. */
const snapshotIn = (row: Row, side: 'before' | 'after'): Snapshot | null => {
  const snapshot: Snapshot | null = JSON.parse(String(row[side]))
  return snapshot !== null && row['subject'] === 'homePage' ? withoutAliases(snapshot) : snapshot
}

/** Reads the table of activities, which is written in the transaction of each change. */
export const SqlHistory: Layer.Layer<History, never, SqlClient.SqlClient> = Layer.effect(
  History,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const unindexed = (condition: Statement.Fragment) => withoutIndex(sql, condition)
    /** Few activities are found by an index and sorted; many are walked by age, those of a kind by its index. */
    const narrowingOf = ({ search = '', subjects, kind, from, until }: ActivityFilter): ListCondition => {
      const words = searchWords(search).map(
        (word) => sql`(instr(author_folded, ${word}) > 0 or instr(title_folded, ${word}) > 0)`,
      )
      const ofSubjects = subjects === undefined ? [] : [sql.in('subject', subjects)]
      const ofKind = kind === undefined ? [] : [sql`kind = ${kind}`]
      const period = [
        ...(from === undefined ? [] : [sql`at >= ${from}`]),
        ...(until === undefined ? [] : [sql`at < ${until}`]),
      ]
      const all = [...ofSubjects, ...ofKind, ...period, ...words]
      // The indexes of subjects and of kinds lack the columns of other conditions, `activities_listed` has all.
      const found = [...[...ofSubjects, ...ofKind].map(unindexed), ...period, ...words]
      const walked = [...[...ofSubjects, ...period].map(unindexed), ...ofKind, ...words]
      return {
        ids: sql`select id from activities where ${sql.and(all.length > 1 ? found : all)}`,
        holds: sql.and(walked),
      }
    }

    return History.of({
      of: ({ subject, itemId }, query = {}) =>
        filteredPage(sql, withStates, [sql`subject = ${subject}`, sql`item_id = ${itemId}`], query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(changeOf) })),
          orStoreFailure,
        ),

      withSource: ({ subject, itemId }, sought) =>
        Effect.gen(function* () {
          const filter = sql`subject = ${subject} and item_id = ${itemId}`
          let place: Place | undefined
          for (;;) {
            const from = { order: newestRowsFirst, filter, place, backwards: false, limit: chunk }
            const rows = yield* rowsBeyond(sql, withStates, from)
            const found = rows.map(changeOf).find((change) => hasSource(change, sought))
            const last = rows.at(-1)
            if (found !== undefined || last === undefined || rows.length < chunk) return found
            place = placeOfRow(newestRowsFirst, last)
          }
        }).pipe(orStoreFailure),

      list: (query = {}) =>
        listPage(sql, listing, { ...query, search: '' }, { narrowing: narrowingOf(query) }).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(activityOf) })),
          orStoreFailure,
        ),

      get: (id) =>
        Effect.gen(function* () {
          const [row] = yield* sql<Row>`
            select ${sql.literal(withStates.selected)} from activities where id = ${rowId(id)}`
          return row === undefined ? yield* itemGone('activity') : changeOf(row)
        }).pipe(orStoreFailure),
    })
  }),
)
