import { DateTime, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import { plainAddress } from '#domain/picture/picture-source.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { now } from '../client/now.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { repairUses } from './repair-uses.ts'

interface Picture {
  readonly address: string
}

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
export const SqlPictureRecords: Layer.Layer<PictureRecords, never, SqlClient.SqlClient> = Layer.effect(
  PictureRecords,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const inTransaction = (change: Effect.Effect<unknown, SqlError.SqlError>) =>
      change.pipe(Effect.asVoid, sql.withTransaction, orStoreFailure)

    // The trash is covered by the history, which has the deletions and is stored longer.
    const nothingRefers = sql`address in (
        select address from library_pictures where uses = 0 and in_library = 0)
      and not exists (select 1 from activity_pictures where activity_pictures.address = pictures.address)`

    const recordedAfter = (time: string, among: ReadonlyArray<string>) =>
      addresses(
        sql<Picture>`select address from pictures where ${sql.in('address', among)} and recorded_at > ${time}`,
      )

    return PictureRecords.of({
      record: (address, { name, bytes, digest } = { name: '', bytes: 0, digest: '' }) =>
        Effect.gen(function* () {
          const recorded_at = yield* now
          const author = yield* OnBehalfOf
          yield* sql`insert into pictures ${sql.insert({ address, recorded_at })}
            on conflict (address) do update set recorded_at = excluded.recorded_at, has_avif = 0`
          const picture = {
            version: 1,
            created_at: recorded_at,
            updated_at: recorded_at,
            address,
            in_library: 0,
            name,
            alt: '',
            decorative: 0,
            alt_languages: ' ',
            focus: '',
            bytes,
            digest,
            uses: 0,
            author_id: author.id,
            author: author.name,
            folded: fold(name),
          }
          yield* sql`insert into library_pictures ${sql.insert(picture)} on conflict (address) do nothing`
        }).pipe(inTransaction),

      known: (among) => orStoreFailure(recordedAfter(markedForDeletion, among)),

      claim: Effect.fnUntraced(function* (claimed) {
        if (claimed.length === 0) return []
        const since = DateTime.formatIso(DateTime.subtract(yield* DateTime.now, claimAge))
        const wanted = claimed.map((address) => plainAddress(address))
        const recent = yield* recordedAfter(since, wanted)
        const older = wanted.filter((address) => !recent.includes(address))
        if (older.length === 0) return []
        const renewed = yield* addresses(sql<Picture>`update pictures set recorded_at = ${yield* now}
          where ${sql.in('address', older)} and recorded_at > ${markedForDeletion} returning address`).pipe(
          sql.withTransaction,
        )
        const known = [...recent, ...renewed]
        return claimed.filter((address) => !known.includes(plainAddress(address)))
      }, orStoreFailure),

      file: (address) =>
        sql<{ name: string; live: number }>`select name,
            (select count(*) from picture_uses where address = ${address} and state = 'live') as live
          from library_pictures where address = ${address}`.pipe(
          Effect.map(([file]) => file && { name: file.name, isPublished: file.live > 0 }),
          orStoreFailure,
        ),

      recordDownload: (address) =>
        inTransaction(sql`update library_pictures set downloads = downloads + 1 where address = ${address}`),

      repairUses: orStoreFailure(repairUses(sql)),

      unused: (before) =>
        orStoreFailure(
          addresses(sql<Picture>`select address from pictures
            where recorded_at < ${before} and ${nothingRefers} order by recorded_at`),
        ),

      markForDeletion: (address, before) =>
        Effect.gen(function* () {
          const unclaimed = before === undefined ? [] : [sql`recorded_at < ${before}`]
          const updated = yield* sql`update pictures set recorded_at = ${markedForDeletion}, has_avif = 1
            where ${sql.and([sql`address = ${address}`, ...unclaimed, nothingRefers])} returning address`
          return updated.length > 0
        }).pipe(sql.withTransaction, orStoreFailure),

      erase: (address) =>
        inTransaction(
          Effect.andThen(
            sql`delete from library_pictures where address = ${address} and address in (
              select address from pictures where recorded_at = ${markedForDeletion})`,
            sql`delete from pictures where address = ${address} and recorded_at = ${markedForDeletion}`,
          ),
        ),

      withoutAvif: (limit) =>
        orStoreFailure(
          addresses(sql<Picture>`
            select address from pictures where has_avif = 0 order by recorded_at, address limit ${limit}`),
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
