import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { defaultDesk, type DeskSettings, type StoredDesk } from '#domain/desk/desk-settings.ts'
import { mailClocks, type MailClocks } from '#domain/desk/due/mail-clock.ts'

interface Row {
  readonly version: number
  readonly settings: string
}

/** The stored settings of the desk; the default ones until somebody changes them. */
export const storedDesk = (sql: SqlClient.SqlClient, timeZone: string) =>
  Effect.map(sql<Row>`select version, settings from desk`, ([row]): StoredDesk => {
    if (row === undefined) return { ...defaultDesk(timeZone), version: 0 }
    // Only decoded settings are stored.
    const settings: DeskSettings = JSON.parse(row.settings)
    return { ...settings, version: row.version }
  })

/** The clocks of the current desk; the last ones are reused until its version changes. */
export const currentClocks = (sql: SqlClient.SqlClient, timeZone: string) => {
  let last: MailClocks | undefined
  return Effect.gen(function* () {
    const [row] = yield* sql<Pick<Row, 'version'>>`select version from desk`
    if (last === undefined || last.version !== (row?.version ?? 0))
      last = mailClocks(yield* storedDesk(sql, timeZone))
    return last
  })
}
