import { Effect, Layer, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { homePageId } from '#domain/history/subject.ts'
import { homePageErrors } from '#domain/home-page/home-page-errors.ts'
import { HomePage, type StoredHomePage } from '#domain/home-page/home-page.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { itemChanged, failIfInvalid } from '../client/item-failures.ts'
import { now } from '../client/now.ts'
import { recordChange } from '../history/record-activity.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface HomePageRow {
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
  readonly details: string
}

const knownParts = Schema.decodeUnknownSync(HomePage)

/** Stores the home page as JSON in one row. */
export const SqlHomePageDetails: Layer.Layer<HomePageDetails, never, SqlClient.SqlClient> = Layer.effect(
  HomePageDetails,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const read = Effect.map(
      sql<HomePageRow>`select version, created_at, updated_at, details from home_page`,
      ([row]): StoredHomePage =>
        row === undefined
          ? {}
          : {
              ...JSON.parse(row.details),
              version: row.version,
              createdAt: row.created_at,
              updatedAt: row.updated_at,
            },
    )

    return HomePageDetails.of({
      get: orStoreFailure(read),

      update: ({ version: expected, ...change }) =>
        Effect.gen(function* () {
          const current = yield* read
          const { version = 0, createdAt, updatedAt: _, ...parts } = current
          if (expected !== undefined && expected !== version) return yield* itemChanged('home page', current)
          yield* failIfInvalid(homePageErrors(change))
          const details = { ...parts, ...knownParts(change) }
          const updatedAt = yield* now
          const row = {
            id: 1,
            version: version + 1,
            created_at: createdAt ?? updatedAt,
            updated_at: updatedAt,
            details: JSON.stringify(details),
          }
          yield* sql`insert into home_page ${sql.insert(row)} on conflict (id) do update
            set version = excluded.version, updated_at = excluded.updated_at, details = excluded.details`
          yield* recordChange(sql, {
            kind: 'updated',
            subject: 'homePage',
            itemId: homePageId,
            before: parts,
            after: details,
            version: row.version,
          })
          return yield* read
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
