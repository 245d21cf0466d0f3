import { DateTime, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { contentTypes } from '#domain/content/content-types.ts'
import { differingPictures } from '#domain/content/pictures-at.ts'
import { homePagePictures } from '#domain/home-page/home-page.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { nameOf, type Column } from '../rows/columns.ts'
import { now } from '../client/now.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { contentTables, translatedImages, type ContentTable } from '../rows/tables.ts'

interface Picture {
  readonly address: string
}

interface Reference {
  readonly table: string
  readonly column: Column | undefined
  /** For a list column, the property of an entry that is the picture's URL. */
  readonly part: string
}

/** The columns of content types that refer to pictures. */
const contentReferences: ReadonlyArray<Reference> = Object.values(contentTypes).flatMap((content) => {
  const { table, columns }: ContentTable = contentTables[content.name]
  const { rich = {} }: TranslatedFields = content
  const own = content.pictures.map((picture): Reference => {
    const [field = '', part = ''] = picture.split('.')
    return { table, column: columns[field], part }
  })
  const differing = differingPictures(content).map(() => ({ table, column: translatedImages, part: '' }))
  const bodies = Object.keys(rich).flatMap((body) => [columns[body], { json: 'translations' }])
  return [...own, ...differing, ...bodies.map((column) => ({ table, column, part: '' }))]
})

/** Tables with a list of the pictures that each row refers to. */
const withPictures = ['drafts', 'unpublished']

/** All columns that refer to pictures. */
const references: ReadonlyArray<Reference> = [
  ...contentReferences,
  ...withPictures.map((table) => ({ table, column: { list: 'pictures' }, part: '' })),
]

/** `recorded_at` of a picture marked for deletion: sorts before all times, so that pictures whose files remain come first. */
const markedForDeletion = ''

/**
 * A picture recorded since needs no claim: the clean-up job spares pictures for a day, and a save takes less than the
 * rest.
 */
const claimAge = { hours: 12 }

const addresses = (pictures: Effect.Effect<ReadonlyArray<Picture>, SqlError.SqlError>) =>
  Effect.map(pictures, (rows) => rows.map(({ address }) => address))

/** Records uploaded pictures in a table. */
export const SqlStoredPictures: Layer.Layer<StoredPictures, never, SqlClient.SqlClient> = Layer.effect(
  StoredPictures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const inTransaction = (change: Effect.Effect<unknown, SqlError.SqlError>) =>
      change.pipe(Effect.asVoid, sql.withTransaction, orStoreFailure)

    // An entry of a list is an object, or only the picture's URL.
    const isUnused = ({ table, column, part }: Reference) => {
      const reference = sql(nameOf(column))
      // An address is long and random, so that no other text contains it.
      if (typeof column === 'object' && 'json' in column)
        return sql`not exists (select 1 from ${sql(table)} where instr(${reference}, address) > 0)`
      return typeof column === 'object'
        ? sql`address not in (
            select case when value like '{%' then value ->> ${part} else value end
            from ${sql(table)}, json_each(${reference}))`
        : sql`not exists (select 1 from ${sql(table)} where ${reference} = address)`
    }

    // Covers the trash too: deletions are in the history, which is stored longer.
    const isNotInHistory = sql`not exists (
      select 1 from activity_pictures where activity_pictures.address = pictures.address)`

    const nothingRefers = sql.and([...references.map(isUnused), isNotInHistory])

    const recordedAfter = (time: string, among: ReadonlyArray<string>) =>
      addresses(
        sql<Picture>`select address from pictures where ${sql.in('address', among)} and recorded_at > ${time}`,
      )

    const onHomePage = Effect.map(sql<{ details: string }>`select details from home_page`, ([row]) =>
      row === undefined ? [] : homePagePictures(JSON.parse(row.details)),
    )

    return StoredPictures.of({
      record: (address) =>
        inTransaction(
          Effect.flatMap(
            now,
            (recorded_at) => sql`
            insert into pictures ${sql.insert({ address, recorded_at })}
            on conflict (address) do update set recorded_at = excluded.recorded_at, has_avif = 0`,
          ),
        ),

      known: (among) => orStoreFailure(recordedAfter(markedForDeletion, among)),

      claim: Effect.fnUntraced(function* (wanted) {
        if (wanted.length === 0) return []
        const since = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, claimAge))
        const recent = yield* recordedAfter(since, wanted)
        const older = wanted.filter((address) => !recent.includes(address))
        if (older.length === 0) return []
        const renewed = yield* addresses(sql<Picture>`update pictures set recorded_at = ${yield* now}
          where ${sql.in('address', older)} and recorded_at > ${markedForDeletion} returning address`).pipe(
          sql.withTransaction,
        )
        return older.filter((address) => !renewed.includes(address))
      }, orStoreFailure),

      unused: (before) =>
        Effect.gen(function* () {
          const shown = yield* onHomePage
          const found = yield* addresses(sql<Picture>`select address from pictures
            where recorded_at < ${before} and ${nothingRefers} order by recorded_at`)
          return found.filter((address) => !shown.includes(address))
        }).pipe(orStoreFailure),

      markForDeletion: (address, before) =>
        Effect.gen(function* () {
          if ((yield* onHomePage).includes(address)) return false
          const unclaimed = before === undefined ? [] : [sql`recorded_at < ${before}`]
          const updated = yield* sql`update pictures set recorded_at = ${markedForDeletion}, has_avif = 1
            where ${sql.and([sql`address = ${address}`, ...unclaimed, nothingRefers])} returning address`
          return updated.length > 0
        }).pipe(sql.withTransaction, orStoreFailure),

      erase: (address) =>
        inTransaction(
          sql`delete from pictures where address = ${address} and recorded_at = ${markedForDeletion}`,
        ),

      withoutAvif: (most) =>
        orStoreFailure(
          addresses(sql<Picture>`
            select address from pictures where has_avif = 0 order by recorded_at, address limit ${most}`),
        ),

      countWithoutAvif: sql<{
        count: number
      }>`select count(*) as count from pictures where has_avif = 0`.pipe(
        Effect.map(([counted]) => counted?.count ?? 0),
        orStoreFailure,
      ),

      recordAvif: (address) =>
        inTransaction(sql`update pictures set has_avif = 1 where address = ${address}`),

      // 0: queued, 1: made, 2: postponed.
      postponeAvif: (address) =>
        inTransaction(sql`update pictures set has_avif = 2 where address = ${address}`),

      requeueAvif: (since) =>
        inTransaction(sql`update pictures set has_avif = 0 where has_avif = 2 and recorded_at >= ${since}`),
    })
  }),
)
