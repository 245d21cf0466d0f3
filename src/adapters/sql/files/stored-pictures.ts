import { DateTime, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { contentTypes } from '#domain/content/content-types.ts'
import { homePagePictures } from '#domain/home-page/home-page.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { nameOf, type Column } from '../rows/columns.ts'
import { now } from '../client/now.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { contentTables, type ContentTable } from '../rows/tables.ts'

interface Picture {
  readonly address: string
}

interface Reference {
  readonly table: string
  readonly column: Column | undefined
  /** Of an entry of a list, the part that is the picture. */
  readonly part: string
}

/** Where contents refer to pictures. */
const references: ReadonlyArray<Reference> = Object.values(contentTypes).flatMap((content) => {
  const { table, columns }: ContentTable = contentTables[content.name]
  return content.pictures.map((picture) => {
    const [field = '', part = ''] = picture.split('.')
    return { table, column: columns[field], part }
  })
})

/** When a forgotten picture was recorded: longest ago, so that one whose files were not removed is the first to be found again. */
const never = ''

/** So long after its record nobody takes a picture for unused: half of what the care waits, so a save takes less than the other half. */
const youth = { hours: 12 }

const addresses = (found: Effect.Effect<ReadonlyArray<Picture>, SqlError.SqlError>) =>
  Effect.map(found, (pictures) => pictures.map(({ address }) => address))

/** Which pictures were uploaded, in a table. */
export const SqlStoredPictures: Layer.Layer<StoredPictures, never, SqlClient.SqlClient> = Layer.effect(
  StoredPictures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const written = (change: Effect.Effect<unknown, SqlError.SqlError>) =>
      change.pipe(Effect.asVoid, sql.withTransaction, orStoreFailure)

    // An entry is an object, or its picture's address alone.
    const isUnused = ({ table, column, part }: Reference) => {
      const named = sql(nameOf(column))
      return typeof column === 'object'
        ? sql`address not in (
            select case when value like '{%' then value ->> ${part} else value end
            from ${sql(table)}, json_each(${named}))`
        : sql`not exists (select 1 from ${sql(table)} where ${named} = address)`
    }

    // The deletion of whatever is in the trash stands in the history, which is kept longer.
    const isForgotten = sql`not exists (
      select 1 from activity_pictures where activity_pictures.address = pictures.address)`

    const nothingRefers = sql.and([...references.map(isUnused), isForgotten])

    const recordedAfter = (time: string, asked: ReadonlyArray<string>) =>
      addresses(
        sql<Picture>`select address from pictures where ${sql.in('address', asked)} and recorded_at > ${time}`,
      )

    const onHomePage = Effect.map(sql<{ details: string }>`select details from home_page`, ([row]) =>
      row === undefined ? [] : homePagePictures(JSON.parse(row.details)),
    )

    return StoredPictures.of({
      record: (address) =>
        written(
          Effect.flatMap(
            now,
            (recorded_at) => sql`
            insert into pictures ${sql.insert({ address, recorded_at })}
            on conflict (address) do update set recorded_at = excluded.recorded_at, has_avif = 0`,
          ),
        ),

      known: (asked) => orStoreFailure(recordedAfter(never, asked)),

      claim: Effect.fnUntraced(function* (asked) {
        if (asked.length === 0) return []
        const young = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, youth))
        const known = yield* recordedAfter(young, asked)
        const others = asked.filter((address) => !known.includes(address))
        if (others.length === 0) return []
        const claimed = yield* addresses(sql<Picture>`update pictures set recorded_at = ${yield* now}
          where ${sql.in('address', others)} and recorded_at > ${never} returning address`).pipe(
          sql.withTransaction,
        )
        return others.filter((address) => !claimed.includes(address))
      }, orStoreFailure),

      unused: (before) =>
        Effect.gen(function* () {
          const shown = yield* onHomePage
          const found = yield* addresses(sql<Picture>`select address from pictures
            where recorded_at < ${before} and ${nothingRefers} order by recorded_at`)
          return found.filter((address) => !shown.includes(address))
        }).pipe(orStoreFailure),

      forget: (address, before) =>
        Effect.gen(function* () {
          if ((yield* onHomePage).includes(address)) return false
          const unclaimed = before === undefined ? [] : [sql`recorded_at < ${before}`]
          const gone = yield* sql`update pictures set recorded_at = ${never}, has_avif = 1
            where ${sql.and([sql`address = ${address}`, ...unclaimed, nothingRefers])} returning address`
          return gone.length > 0
        }).pipe(sql.withTransaction, orStoreFailure),

      erase: (address) =>
        written(sql`delete from pictures where address = ${address} and recorded_at = ${never}`),

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

      avifMade: (address) => written(sql`update pictures set has_avif = 1 where address = ${address}`),

      // Neither made nor waited for.
      avifPutOff: (address) => written(sql`update pictures set has_avif = 2 where address = ${address}`),

      avifAgain: (since) =>
        written(sql`update pictures set has_avif = 0 where has_avif = 2 and recorded_at >= ${since}`),
    })
  }),
)
