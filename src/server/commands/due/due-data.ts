import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Effect } from 'effect'
import { dueRows } from '#adapters/sql/privacy/due-rows.ts'
import { retainedCountText, type Due } from '#domain/privacy/retention.ts'
import type { Config } from '../../config/config.ts'
import { databaseFile } from '../../config/data-folder.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** Counts what has passed its retention period, one line a kind. A server may be running. */
export const dueData = (
  { dataDir, keep }: Pick<Config, 'dataDir' | 'keep'>,
  now: number,
  file = databaseFile(dataDir),
): ReadonlyArray<string> => {
  if (!existsSync(file)) throw new StartRefused(`DATA_DIR: there is no data in ${dataDir}.`)
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    const query = (statement: string) => Effect.sync(() => database.prepare(statement).all())
    return [...Effect.runSync(dueRows(query, keep, now)).map(lineOf), ...unlimited(keep)]
  } finally {
    database.close()
  }
}

const lineOf = ({ kind, count, oldest }: Due) =>
  oldest === undefined
    ? retainedCountText(kind, count)
    : `${retainedCountText(kind, count)}, the oldest of ${oldest.slice(0, 10)}`

const unlimited = ({ enquiries, profiles }: Config['keep']) => [
  ...(enquiries === undefined
    ? ['Enquiries are not deleted automatically: ENQUIRY_KEEP_DAYS is not set.']
    : []),
  ...(profiles === undefined
    ? ['Applications are not deleted automatically: PROFILE_KEEP_DAYS is not set.']
    : []),
]
