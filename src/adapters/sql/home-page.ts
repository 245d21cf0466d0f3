import { Effect, Layer, Result, Schema, SchemaIssue } from 'effect'
import { SqlClient } from 'effect/sql'
import { homePageId } from '#domain/history/subject.ts'
import { HomePage, type KeptHomePage } from '#domain/home-page.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { draftRefused, itemChanged } from './item-failures.ts'
import { now } from './now.ts'
import { recordChange } from './record-activity.ts'
import { orStoreFailure } from './store-failure.ts'

interface HomePageRow {
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
  readonly details: string
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** The parts that are known of what was sent; or its faults, by their paths. */
const accepted = (change: unknown) => {
  const decoded = Schema.decodeUnknownResult(HomePage)(change, { errors: 'all' })
  if (Result.isSuccess(decoded)) return Effect.succeed(decoded.success)
  const { issues } = issuesOf(decoded.failure.issue)
  return Effect.fail(
    draftRefused(
      Object.fromEntries(issues.map(({ path = [], message }) => [path.map(String).join('.'), message])),
    ),
  )
}

/** The home page's details as JSON in one row. */
export const SqlHomePageDetails: Layer.Layer<HomePageDetails, never, SqlClient.SqlClient> = Layer.effect(
  HomePageDetails,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const read = Effect.map(
      sql<HomePageRow>`select version, created_at, updated_at, details from home_page`,
      ([row]): KeptHomePage =>
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
          const details = { ...parts, ...(yield* accepted(change)) }
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
