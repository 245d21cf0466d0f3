import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { fold } from '#domain/content/list/search-text.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { snapshotOf } from '#domain/history/snapshot-of.ts'
import { knownLanguages, type Languages } from '#domain/language/language.ts'
import {
  lackingAlt,
  withReplaced,
  type LibraryPicture,
  type LibraryQuery,
} from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordUses, usesOf } from '../files/picture-uses.ts'
import { recordChange } from '../history/record-activity.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { listPage, type ListCondition } from '../lists/list-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import type { Row } from '../client/row.ts'
import { itemOfRow } from '../rows/content-rows.ts'

const columns = `id, version, created_at, updated_at, address, in_library, name, alt, decorative, translations, focus,
  bytes, digest, uses, downloads, author_id, author`

const table = 'library_pictures'

/** As the index of files has it. */
const isFile = `address like '%.pdf'`

const listing: ListedTable = {
  table,
  selected: columns,
  order: newestRowsFirst,
  sorts: { createdAt: 'id' },
  titleKey: 'folded',
}

const pictureOf = (row: Row): LibraryPicture => ({
  id: String(row['id']),
  version: Number(row['version']),
  createdAt: String(row['created_at']),
  updatedAt: String(row['updated_at']),
  address: String(row['address']),
  inLibrary: row['in_library'] === 1,
  name: String(row['name']),
  alt: String(row['alt']),
  decorative: row['decorative'] === 1,
  translations: JSON.parse(String(row['translations'])),
  focus: String(row['focus']),
  bytes: Number(row['bytes']),
  digest: String(row['digest']),
  useCount: Number(row['uses']),
  ...(isPdfAddress(String(row['address'])) && { downloads: Number(row['downloads']) }),
  uploadedBy: { id: String(row['author_id']), name: String(row['author']) },
})

/** The tags of the languages that have an alternative text, each between spaces. */
const altLanguages = (picture: LibraryPicture, languages: Languages) => {
  const lacking = lackingAlt(picture, languages)
  const tags = languages.map(({ tag }) => tag).filter((tag) => !lacking.includes(tag))
  return ` ${tags.map((tag) => `${tag} `).join('')}`
}

const rowOf = (picture: LibraryPicture, languages: Languages) => {
  const { name, alt, translations } = picture
  const alts = Object.values(translations).map((each) => each.alt)
  return {
    version: picture.version,
    updated_at: picture.updatedAt,
    in_library: picture.inLibrary ? 1 : 0,
    name,
    alt,
    decorative: picture.decorative ? 1 : 0,
    translations: JSON.stringify(translations),
    alt_languages: altLanguages(picture, languages),
    focus: picture.focus,
    folded: [name, alt, ...alts].filter(Boolean).map(fold).join('\n'),
  }
}

/** Stores the library in a table whose rows count their uses. */
export const SqlLibraryStore: Layer.Layer<LibraryStore, never, SqlClient.SqlClient> = Layer.effect(
  LibraryStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const languages = yield* SiteLanguages
    const isVisible = sql`(in_library = 1 or uses > 0)`

    const conditionsOf = ({ kind, filter, lang = languages[0].tag, subject, digest }: LibraryQuery) => {
      const known = knownLanguages.find(({ tag }) => tag === lang)?.tag ?? languages[0].tag
      return [
        sql.literal(kind === 'file' ? isFile : `not (${isFile})`),
        filter === 'unused' ? sql`uses = 0 and in_library = 1` : isVisible,
        // Written out, so that the index of the language is used.
        ...(filter === 'without_alt'
          ? [sql`decorative = 0 and ${sql.literal(`instr(alt_languages, ' ${known} ') = 0`)}`]
          : []),
        ...(subject === undefined
          ? []
          : [sql`address in (select address from picture_uses where subject = ${subject})`]),
        ...(digest === undefined ? [] : [sql`digest = ${digest} and digest <> ''`]),
      ]
    }
    const narrowingOf = (query: LibraryQuery): ListCondition => {
      const holds = sql.and(conditionsOf(query))
      return { holds, ids: sql`select id from ${sql(table)} where ${holds}` }
    }

    const first = (condition: Statement.Fragment) =>
      sql<Row>`select ${sql.literal(columns)} from ${sql(table)} where ${condition}`.pipe(
        Effect.map(([row]) => row && pictureOf(row)),
        orStoreFailure,
      )

    return LibraryStore.of({
      list: (query) => {
        const {
          kind: _kind,
          filter: _filter,
          lang: _lang,
          subject: _subject,
          digest: _digest,
          ...listed
        } = query
        return listPage(sql, listing, listed, { narrowing: narrowingOf(query) }).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map(pictureOf) })),
          orStoreFailure,
        )
      },
      find: (id) => first(sql`id = ${rowId(id)}`),
      findAddress: (address) => first(sql`address = ${address}`),
      update: (picture) =>
        sql`update ${sql(table)} set ${sql.update(rowOf(picture, languages))} where id = ${rowId(picture.id)}`.pipe(
          Effect.asVoid,
          sql.withTransaction,
          orStoreFailure,
        ),
      uses: (address, limit) => orStoreFailure(usesOf(sql, address, limit)),
      replaceUnpublished: (use, from, to) =>
        Effect.gen(function* () {
          // Only items of lists leave the site.
          const subject = use.subject as ContentTypeName
          const its = sql`subject = ${subject} and item_id = ${rowId(use.itemId)}`
          const [found] = yield* sql<{ item: string }>`select item from unpublished where ${its}`
          if (found === undefined) return
          const next = withReplaced(found.item, from, to)
          if (next === found.item) return
          const before: Row = JSON.parse(found.item)
          const replaced: Row = JSON.parse(next)
          const version = Number(before['version']) + 1
          const row = { ...replaced, version }
          const snapshotIn = (each: Row) => snapshotOf(itemOfRow(contentTypes[subject], each))
          const after = snapshotIn(row)
          const changed = { item: JSON.stringify(row), pictures: JSON.stringify(picturesIn(subject, after)) }
          yield* sql`update unpublished set ${sql.update(changed)} where ${its}`
          yield* recordUses(sql, use, after)
          const change = { kind: 'updated', before: snapshotIn(before), after, version } as const
          yield* recordChange(sql, { ...change, subject, itemId: use.itemId, hidden: true })
        }).pipe(orStoreFailure),
      oncePerKey: (key, work) =>
        oncePerKey(sql, { kind: 'pictures.add', key })(work).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
