import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Effect, Layer, ManagedRuntime } from 'effect'
import type { SqlClient } from 'effect/sql'
import { afterEach } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { Sqlite, type SqliteOptions } from '#adapters/sql/client/sqlite.ts'
import type { Contents } from '#ports/content/contents.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'

export interface OpenStore {
  readonly file: string
  run<A, E>(effect: Effect.Effect<A, E, SqlClient.SqlClient | Contents | Enquiries>): Promise<A>
  close(): Promise<void>
}

const leftovers: Array<() => void | Promise<void>> = []

afterEach(async () => {
  for (const clear of leftovers.splice(0).toReversed()) await clear()
})

/** The path of a new database; its folder is removed after the test. */
export const newFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sahilan-'))
  leftovers.push(() => rmSync(folder, { recursive: true }))
  return join(folder, 'store.db')
}

/** Opens a database for one test. */
export const openStore = ({ file = newFile(), ...options }: Partial<SqliteOptions> = {}): OpenStore => {
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(SqlContents, SqlEnquiries()).pipe(Layer.provideMerge(Sqlite({ file, ...options }))),
  )
  leftovers.push(() => runtime.dispose())
  return { file, run: (effect) => runtime.runPromise(effect), close: () => runtime.dispose() }
}
