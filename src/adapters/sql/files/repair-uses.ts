import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { homePageId } from '#domain/history/subject.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { now } from '../client/now.ts'
import type { Row } from '../client/row.ts'
import { itemOfRow, storedItemOf, translatedListings } from '../rows/content-rows.ts'
import { recordReferences } from '../links/record-references.ts'

/** Items per transaction, so that other writers get their turn. */
const chunk = 200

interface Referring {
  readonly use: UseRef
  readonly snapshot: Snapshot
}

/** A table whose rows refer to pictures, and to other items. */
interface Source {
  readonly table: string
  /** The select list, as SQL, with the id. */
  readonly selected: string
  readonly read: (row: Row) => Referring
  readonly state: UseRef['state']
  /** The SQL condition for uses whose row is gone. */
  readonly isSurplus: Statement.Fragment
}

// Only the program writes these columns.
const subjectIn = (row: Row) => row['subject'] as Publishable

const sources = (sql: SqlClient.SqlClient): ReadonlyArray<Source> => [
  ...contentTypeNames.map((subject): Source => {
    const contentType = contentTypes[subject]
    const { table, selected } = translatedListings[subject]
    return {
      table,
      selected,
      state: 'live',
      read: (row) => {
        const item = storedItemOf(contentType, row)
        return { use: { state: 'live', subject, itemId: item.id }, snapshot: { ...item } }
      },
      isSurplus: sql`subject = ${subject} and item_id not in (select id from ${sql(table)})`,
    }
  }),
  {
    table: 'home_page',
    selected: 'id, details',
    state: 'live',
    read: (row) => ({
      use: { state: 'live', subject: 'homePage', itemId: homePageId },
      snapshot: JSON.parse(String(row['details'])),
    }),
    isSurplus: sql`subject = 'homePage' and item_id not in (select id from home_page)`,
  },
  {
    table: 'drafts',
    selected: 'id, subject, fields',
    state: 'draft',
    read: (row) => ({
      use: { state: 'draft', subject: subjectIn(row), itemId: String(row['id']) },
      snapshot: JSON.parse(String(row['fields'])),
    }),
    isSurplus: sql`item_id not in (select id from drafts)`,
  },
  {
    table: 'unpublished',
    selected: 'id, subject, item_id, item',
    state: 'unpublished',
    read: (row) => {
      // Only items of lists leave the site.
      const subject = row['subject'] as ContentTypeName
      return {
        use: { state: 'unpublished', subject, itemId: String(row['item_id']) },
        snapshot: { ...itemOfRow(contentTypes[subject], JSON.parse(String(row['item']))) },
      }
    },
    isSurplus: sql`(subject, item_id) not in (select subject, item_id from unpublished)`,
  },
]

/** Compares the recorded uses and links with all states that refer to pictures, and corrects them. */
export const repairUses = (sql: SqlClient.SqlClient): Effect.Effect<void, SqlError.SqlError> =>
  Effect.gen(function* () {
    for (const source of sources(sql)) {
      let last: number | undefined = 0
      while (last !== undefined) last = yield* sql.withTransaction(repairChunk(sql, source, last))
      const { state, isSurplus } = source
      yield* sql.withTransaction(sql`delete from picture_uses where state = ${state} and ${isSurplus}`)
      if (state === 'live') yield* sql.withTransaction(sql`delete from links where ${isSurplus}`)
    }
    yield* sql.withTransaction(repairPictures(sql))
  })

const repairChunk = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  { table, selected, read }: Source,
  after: number,
) {
  const rows = yield* sql<Row>`select ${sql.literal(selected)} from ${sql(table)}
    where id > ${after} order by id limit ${chunk}`
  for (const { use, snapshot } of rows.map(read)) yield* recordReferences(sql, use, snapshot)
  return rows.length === chunk ? Number(rows.at(-1)?.['id']) : undefined
})

/** Adds the rows of pictures that the previous version recorded, and counts all uses again. */
const repairPictures = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const counted = sql`(select count(*) from picture_uses where picture_uses.address = library_pictures.address)`
  yield* sql`insert into library_pictures ${sql.literal(libraryColumns)}
    select 1, recorded_at, ${yield* now}, address, 0, '', '', 0, ' ', '', 0, '',
      (select count(*) from picture_uses where picture_uses.address = pictures.address), '', '', ''
    from pictures where recorded_at <> '' and address not in (select address from library_pictures)`
  yield* sql`update library_pictures set uses = ${counted} where uses <> ${counted}`
})

const libraryColumns = `(version, created_at, updated_at, address, in_library, name, alt, decorative, alt_languages,
  focus, bytes, digest, uses, author_id, author, folded)`
