import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'

const migrated = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  const file = join(folder, 'store.db')
  const runtime = ManagedRuntime.make(Sqlite({ file }))
  await runtime.runPromise(Effect.service(SqlClient.SqlClient))
  await runtime.dispose()
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}

let once: Promise<Buffer> | undefined

/** Writes an empty, migrated database. Copying one takes a fifth of the time of migrating. */
export const writeMigrated = async (file: string): Promise<void> =>
  writeFile(file, await (once ??= migrated()))
