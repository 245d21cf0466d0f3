import { Effect, Layer, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { homePageId } from '#domain/history/subject.ts'
import { homePageErrors } from '#domain/content/home-page/home-page-errors.ts'
import { withoutAliases } from '#domain/content/home-page/aliases.ts'
import { HomePageContent } from '#domain/content/home-page/home-page.ts'
import {
  openTags,
  readDetails,
  savedDetails,
  type StoredDetails,
} from '#domain/content/home-page/stored-home-page.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import type { Languages } from '#domain/language/language.ts'
import { asGroup } from '#domain/language/translated-fields.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemChanged } from '#ports/item-failures.ts'
import { now } from '../client/now.ts'
import { recordReferences } from '../links/record-references.ts'
import { recordChange } from '../history/record-activity.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface HomePageRow {
  readonly version: number
  readonly created_at: string
  readonly updated_at: string
  readonly details: string
}

const knownParts = Schema.decodeUnknownSync(HomePageContent)

/** Whether visitors may apply without a position. */
export const takesOpenApplications = (sql: SqlClient.SqlClient) =>
  Effect.map(
    sql<HomePageRow>`select details from home_page`,
    ([row]) => row !== undefined && JSON.parse(row.details).openApplication === true,
  )

/** The tags of the further languages that visitors may read. */
export const openTagsOf = (sql: SqlClient.SqlClient, languages: Languages) =>
  Effect.map(sql<HomePageRow>`select details from home_page`, ([row]) =>
    openTags(row === undefined ? {} : JSON.parse(row.details), languages),
  )

/** Stores the home page as JSON in one row. */
export const SqlHomePageDetails: Layer.Layer<HomePageDetails, never, SqlClient.SqlClient> = Layer.effect(
  HomePageDetails,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const languages = yield* SiteLanguages

    const stored = Effect.map(
      sql<HomePageRow>`select version, created_at, updated_at, details from home_page`,
      ([row]): StoredDetails =>
        row === undefined
          ? {}
          : {
              ...withoutAliases(JSON.parse(row.details)),
              version: row.version,
              createdAt: row.created_at,
              updatedAt: row.updated_at,
            },
    )

    return HomePageDetails.of({
      get: (lang) =>
        stored.pipe(
          Effect.map((details) => readDetails(details, lang, languages)),
          orStoreFailure,
        ),

      update: ({ version: expected, ...change }, lang) =>
        Effect.gen(function* () {
          const current = yield* stored
          const { version = 0, createdAt, updatedAt: _, ...parts } = current
          if (expected !== undefined && expected !== version)
            return yield* itemChanged('home page', readDetails(current, lang, languages))
          yield* failIfInvalid(homePageErrors(change))
          const details = savedDetails(parts, asGroup(knownParts(change)), languages)
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
          yield* recordReferences(sql, { state: 'live', subject: 'homePage', itemId: homePageId }, details)
          yield* recordChange(sql, {
            kind: 'updated',
            subject: 'homePage',
            itemId: homePageId,
            before: parts,
            after: details,
            version: row.version,
          })
          return readDetails(yield* stored, lang, languages)
        }).pipe(sql.withTransaction, orStoreFailure),
    })
  }),
)
