import { Effect } from 'effect'
import { Migrator, SqlClient, type SqlError } from 'effect/sql'
import { counters } from '../migrations/0001-counters.ts'
import { brands } from '../migrations/0002-brands.ts'
import { sliders } from '../migrations/0003-sliders.ts'
import { historySlides } from '../migrations/0004-history-slides.ts'
import { newsArticles } from '../migrations/0005-news-articles.ts'
import { teamMembers } from '../migrations/0006-team-members.ts'
import { portfolioItems } from '../migrations/0007-portfolio-items.ts'
import { careers } from '../migrations/0008-careers.ts'
import { enquiries } from '../migrations/0009-enquiries.ts'
import { profiles } from '../migrations/0010-profiles.ts'
import { accounts } from '../migrations/0011-accounts.ts'
import { homePage } from '../migrations/0012-home-page.ts'
import { pictures } from '../migrations/0013-pictures.ts'
import { answeredCalls } from '../migrations/0014-answered-calls.ts'
import { pageViews } from '../migrations/0015-page-views.ts'
import { references } from '../migrations/0016-references.ts'
import { mailCounts } from '../migrations/0017-mail-counts.ts'
import { inboxes } from '../migrations/0018-inboxes.ts'
import { trash } from '../migrations/0020-trash.ts'
import { activities } from '../migrations/0021-activities.ts'
import { notifications } from '../migrations/0023-notifications.ts'
import { orphanResumes } from '../migrations/0025-doubtful-resumes.ts'
import { sessionDevices } from '../migrations/0027-session-devices.ts'
import { passwordResets } from '../migrations/0028-password-resets.ts'
import { secondFactors } from '../migrations/0029-second-factors.ts'
import { consents } from '../migrations/0031-consents.ts'
import { ages } from '../migrations/0032-ages.ts'
import { spamReasons } from '../migrations/0033-spam-reasons.ts'
import { notificationBacklog } from '../migrations/0034-notification-backlog.ts'
import { saves } from '../migrations/0040-saves.ts'
import { acceptedForms } from '../migrations/0041-accepted-forms.ts'
import { leases } from '../migrations/0042-leases.ts'
import { searchedPhones } from '../migrations/0043-searched-phones.ts'
import { deviceKeys } from '../migrations/0045-device-keys.ts'
import { deviceKeys as postgresDeviceKeys } from '../migrations/postgres/0045-device-keys.ts'
import { conditions } from '../migrations/0047-conditions.ts'
import { conditions as postgresConditions } from '../migrations/postgres/0047-conditions.ts'
import { severalProcesses } from '../migrations/postgres/0042-several-processes.ts'
import { allBefore } from '../migrations/postgres/0034-all-before.ts'
import { StoreUnusable } from './store-unusable.ts'

/** By number, which is the same on both databases; what was released never changes. */
const scripts = {
  '0001_counters': counters,
  '0002_brands': brands,
  '0003_sliders': sliders,
  '0004_history-slides': historySlides,
  '0005_news-articles': newsArticles,
  '0006_team-members': teamMembers,
  '0007_portfolio-items': portfolioItems,
  '0008_careers': careers,
  '0009_enquiries': enquiries,
  '0010_profiles': profiles,
  '0011_accounts': accounts,
  '0012_home-page': homePage,
  '0013_pictures': pictures,
  '0014_answered-calls': answeredCalls,
  '0015_page-views': pageViews,
  '0016_references': references,
  '0017_mail-counts': mailCounts,
  '0018_inboxes': inboxes,
  '0020_trash': trash,
  '0021_activities': activities,
  '0023_notifications': notifications,
  '0025_doubtful-resumes': orphanResumes,
  '0027_session-devices': sessionDevices,
  '0028_password-resets': passwordResets,
  '0029_second-factors': secondFactors,
  '0031_consents': consents,
  '0032_ages': ages,
  '0033_spam-reasons': spamReasons,
  '0034_notification-backlog': notificationBacklog,
  '0040_saves': saves,
  '0041_accepted-forms': acceptedForms,
  '0042_leases': leases,
  '0043_searched-phones': searchedPhones,
  '0045_device-keys': deviceKeys,
  '0047_conditions': conditions,
}

const postgresScripts = {
  '0034_all-before': allBefore,
  '0042_several-processes': severalProcesses,
  '0043_searched-phones': searchedPhones,
  '0045_device-keys': postgresDeviceKeys,
  '0047_conditions': postgresConditions,
}

const table = 'migrations'

interface Change {
  readonly id: number
  readonly name: string
  readonly script: string
}

const inOrder = (named: Readonly<Record<string, string>>): ReadonlyArray<Change> =>
  Object.entries(named)
    .map(([key, script]) => ({ id: Number.parseInt(key, 10), name: key.slice('0000_'.length), script }))
    .toSorted((one, other) => one.id - other.id)

/** PostgreSQL takes one command at a time, and a block of several as one. */
const inBlock = (script: string) => `do $migration$ begin\n${script}\nend $migration$`

const known = {
  sqlite: inOrder(scripts),
  postgres: inOrder(postgresScripts).map((change) => ({ ...change, script: inBlock(change.script) })),
}

/** The numbers that the databases end with, which must be one: a site can be copied from each to the other. */
export const newest = { sqlite: known.sqlite.at(-1)?.id ?? 0, postgres: known.postgres.at(-1)?.id ?? 0 }

const writtenByNewer = new StoreUnusable({
  message:
    'The database was written by a newer version of this program. Start that version, or restore a backup.',
})

const reasonOf = ({ reason }: SqlError.SqlError) =>
  reason.cause instanceof Error ? reason.cause.message : reason.message

const failed = ({ id, name }: Change, error: SqlError.SqlError) =>
  new StoreUnusable({
    message: `The database could not be brought up to date: change ${id} (${name}) failed, ${reasonOf(error)}.`,
    cause: error,
  })

/** Which of the known changes a database lacks, whatever stands behind them; fails if it has others. */
const missing = Effect.fnUntraced(function* (changes: ReadonlyArray<Change>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ id: number }>`select migration_id as id from ${sql(table)}`
  const applied = new Set(rows.map(({ id }) => id))
  const lacking = changes.filter(({ id }) => !applied.has(id))
  if (applied.size + lacking.length > changes.length) return yield* writtenByNewer
  return lacking
})

/** Brings the database up to date, all or nothing; another process that starts meanwhile waits and finds it done. */
export const migrate: Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = sql.onDialectOrElse({
      pg: () => 'postgres' as const,
      orElse: () => 'sqlite' as const,
    })
    if (store === 'postgres') yield* sql`set local statement_timeout = 0`
    // Makes and locks the table alone: Effect's migrator runs only what is newer than the newest, and leaves gaps.
    yield* Migrator.make({})({ loader: Effect.succeed([]), table })
    for (const change of yield* missing(known[store])) {
      const { id, name, script } = change
      yield* sql.unsafe(script).unprepared.pipe(Effect.mapError((error) => failed(change, error)))
      yield* sql`insert into ${sql(table)} ${sql.insert({ migration_id: id, name })}`
    }
  }).pipe(
    (all) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(all)),
    Effect.catchTag('MigrationError', (cause) =>
      Effect.fail(new StoreUnusable({ message: 'The database could not be brought up to date.', cause })),
    ),
    // It happens once, and would stand among what happens all day.
    Effect.withTracerEnabled(false),
  )

/** Leaves a database of PostgreSQL as it is, which has to be of this very version. */
export const refuseOtherVersion: Effect.Effect<void, StoreUnusable | SqlError.SqlError, SqlClient.SqlClient> =
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [found] = yield* sql<{ name: string | null }>`select cast(to_regclass(${table}) as text) as name`
    if (typeof found?.name !== 'string')
      return yield* new StoreUnusable({ message: 'There is no data in it.' })
    const lacking = yield* missing(known.postgres)
    if (lacking.length > 0)
      return yield* new StoreUnusable({
        message: 'It was written by an older version of this program. Use that one, or start this one first.',
      })
  })
