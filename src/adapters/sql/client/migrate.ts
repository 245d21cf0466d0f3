import { Effect } from 'effect'
import { Migrator, SqlClient, type SqlError } from 'effect/sql'
import { baseline } from '../migrations/0047-baseline.ts'
import { normalized } from '../migrations/0048-normalized.ts'
import { translations } from '../migrations/0049-translations.ts'
import { translatedTexts } from '../migrations/0050-translated-texts.ts'
import { chosenLanguages } from '../migrations/0051-chosen-languages.ts'
import { drafts } from '../migrations/0052-drafts.ts'
import { previewLinks } from '../migrations/0053-preview-links.ts'
import { bodies } from '../migrations/0054-bodies.ts'
import { library } from '../migrations/0055-library.ts'
import { threads } from '../migrations/0056-threads.ts'
import { desk } from '../migrations/0057-desk.ts'
import { companies } from '../migrations/0058-companies.ts'
import { redirects } from '../migrations/0059-redirects.ts'
import { endedDrafts } from '../migrations/0060-ended-drafts.ts'
import { apiTokens } from '../migrations/0061-api-tokens.ts'
import { mergedNotifications } from '../migrations/0062-merged-notifications.ts'
import { passkeys } from '../migrations/0063-passkeys.ts'
import { people } from '../migrations/0064-people.ts'
import { enquiryTopics } from '../migrations/0065-enquiry-topics.ts'
import { singleSignOn } from '../migrations/0066-single-sign-on.ts'
import { webhooks } from '../migrations/0067-webhooks.ts'
import { pages } from '../migrations/0068-pages.ts'
import { links } from '../migrations/0069-links.ts'
import { files } from '../migrations/0070-files.ts'
import { approval } from '../migrations/0071-approval.ts'
import { purges } from '../migrations/0072-purges.ts'
import { inboxFilters } from '../migrations/0073-inbox-filters.ts'
import { ignoredLinks } from '../migrations/0074-ignored-links.ts'
import { inboundMails } from '../migrations/0075-inbound-mails.ts'
import { failedSearches } from '../migrations/0076-failed-searches.ts'
import { tokenNotices } from '../migrations/0077-token-notices.ts'
import { searchedActivities } from '../migrations/0078-searched-activities.ts'
import { enquiryPairs } from '../migrations/0079-enquiry-pairs.ts'
import { wellFormedJson } from '../migrations/0080-well-formed-json.ts'
import { listedActivities } from '../migrations/0081-listed-activities.ts'
import { openMailsOfPlaces } from '../migrations/0082-open-places.ts'
import { revoked } from '../migrations/0083-revoked.ts'
import { webhookVersions } from '../migrations/0084-webhook-versions.ts'
import { databaseMessage, StoreUnusable } from './store-unusable.ts'

/** The SQL of a migration; one text if it is the same on both databases. */
type Script = string | { readonly sqlite: string; readonly postgres: string }

/** Scripts by number and name, such as `0049_awards`. */
export type Scripts = Readonly<Record<string, Script>>

/** A released migration never changes. */
const scripts: Scripts = {
  '0047_baseline': baseline,
  '0048_normalized': normalized,
  '0049_translations': translations,
  '0050_translated_texts': translatedTexts,
  '0051_chosen_languages': chosenLanguages,
  '0052_drafts': drafts,
  '0053_preview_links': previewLinks,
  '0054_bodies': bodies,
  '0055_library': library,
  '0056_threads': threads,
  '0057_desk': desk,
  '0058_companies': companies,
  '0059_redirects': redirects,
  '0060_ended_drafts': endedDrafts,
  '0061_api_tokens': apiTokens,
  '0062_merged_notifications': mergedNotifications,
  '0063_passkeys': passkeys,
  '0064_people': people,
  '0065_enquiry_topics': enquiryTopics,
  '0066_single_sign_on': singleSignOn,
  '0067_webhooks': webhooks,
  '0068_pages': pages,
  '0069_links': links,
  '0070_files': files,
  '0071_approval': approval,
  '0072_purges': purges,
  '0073_inbox_filters': inboxFilters,
  '0074_ignored_links': ignoredLinks,
  '0075_inbound_mails': inboundMails,
  '0076_failed_searches': failedSearches,
  '0077_token_notices': tokenNotices,
  '0078_searched_activities': searchedActivities,
  '0079_enquiry_pairs': enquiryPairs,
  '0080_well_formed_json': wellFormedJson,
  '0081_listed_activities': listedActivities,
  '0082_open_places': openMailsOfPlaces,
  '0083_revoked': revoked,
  '0084_webhook_versions': webhookVersions,
}

const table = 'migrations'

/** Numbers of the migrations that the baseline has replaced; a database that was made by them has all of them. */
const replaced = {
  sqlite: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 23, 25, 27, 28, 29, 31, 32, 33, 34,
    40, 41, 42, 43, 45,
  ],
  postgres: [34, 42, 43, 45],
}

interface Migration {
  readonly id: number
  readonly name: string
  readonly script: Script
}

const inOrder = (named: Scripts): ReadonlyArray<Migration> =>
  Object.entries(named)
    .map(([key, script]) => ({ id: Number.parseInt(key, 10), name: key.slice('0000_'.length), script }))
    .toSorted((one, other) => one.id - other.id)

/** PostgreSQL executes one command at a time, and a block of several as one. */
const inBlock = (script: string) => `do $migration$ begin\n${script}\nend $migration$`

const allMigrations = inOrder(scripts)

/** The last number. */
export const newest = allMigrations.at(-1)?.id ?? 0

const writtenByNewer = new StoreUnusable({
  message:
    'The database was written by a newer version of this program. Start that version, or restore a backup.',
})

const writtenByOlder = new StoreUnusable({
  message: 'The database was written by an unreleased version of this program and cannot be upgraded.',
})

const failed = ({ id, name }: Migration, error: SqlError.SqlError) =>
  new StoreUnusable({
    message: `The database could not be brought up to date: change ${id} (${name}) failed, ${databaseMessage(error)}.`,
    cause: error,
  })

/** Returns the migrations that the database lacks, also between applied ones. Fails if it has unknown ones. */
const missing = Effect.fnUntraced(function* (
  migrations: ReadonlyArray<Migration>,
  store: keyof typeof replaced,
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: number }>`select migration_id as id from ${sql(table)}`
  const applied = new Set(rows.map(({ id }) => id))
  const lacking = migrations.filter(({ id }) => !applied.has(id))
  const [first] = migrations
  if (applied.size > 0 && first !== undefined && !applied.has(first.id)) return yield* writtenByOlder
  for (const id of [...replaced[store], ...migrations.map((migration) => migration.id)]) applied.delete(id)
  return applied.size === 0 ? lacking : yield* writtenByNewer
})

/** Applies scripts to a database, after the baseline, in one transaction. Concurrent processes wait for it. */
export const migrateBy = (
  later: Scripts = {},
): Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = sql.onDialectOrElse({
      pg: () => 'postgres' as const,
      orElse: () => 'sqlite' as const,
    })
    if (store === 'postgres') yield* sql`set local statement_timeout = 0`
    // Only creates and locks the table: Effect's migrator skips missing migrations below the newest one.
    yield* Migrator.make({})({ loader: Effect.succeed([]), table })
    for (const migration of yield* missing([...allMigrations, ...inOrder(later)], store)) {
      const { id, name, script } = migration
      const own = typeof script === 'string' ? script : script[store]
      yield* sql
        .unsafe(store === 'postgres' ? inBlock(own) : own)
        .unprepared.pipe(Effect.mapError((error) => failed(migration, error)))
      yield* sql`insert into ${sql(table)} ${sql.insert({ migration_id: id, name })}`
    }
  }).pipe(
    (all) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(all)),
    Effect.catchTag('MigrationError', (cause) =>
      Effect.fail(new StoreUnusable({ message: 'The database could not be brought up to date.', cause })),
    ),
    // It runs once, and its spans would clutter the traces.
    Effect.withTracerEnabled(false),
  )

/** Brings the database up to date. */
export const migrate = migrateBy()

/** Fails unless a PostgreSQL database was written by this version of the program; changes nothing. */
export const refuseOtherVersion: Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [found] = yield* sql<{ name: string | null }>`select cast(to_regclass(${table}) as text) as name`
    if (typeof found?.name !== 'string')
      return yield* new StoreUnusable({ message: 'There is no data in it.' })
    const lacking = yield* missing(allMigrations, 'postgres')
    if (lacking.length > 0)
      return yield* new StoreUnusable({
        message: 'It was written by an older version of this program. Use that one, or start this one first.',
      })
  })
