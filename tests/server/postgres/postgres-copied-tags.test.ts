import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it, onTestFinished } from 'vitest'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { copySite } from '#server/commands/copy/copy-database-and-files.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { enquiry } from '../../contracts/inbox/enquiries-contract.ts'

it('[T21] copies tags from SQLite that PostgreSQL cannot store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sahilan-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const tags = JSON.stringify([{ folded: 'a\0', name: 'A\0 \ud83d' }])
  const tagged = SqlClient.SqlClient.use((sql) =>
    sql.withTransaction(sql`update enquiries set tags = ${tags}`),
  )
  await Effect.andThen(
    Enquiries.use((enquiries) => enquiries.send(enquiry)),
    tagged,
  ).pipe(
    Effect.provide(Layer.provideMerge(SqlEnquiries(), Sqlite({ file: databaseFile(folder) }))),
    Effect.runPromise,
  )
  const url = await newDatabase()
  await copySite({ from: folder, to: url })
  const stored = SqlClient.SqlClient.use((sql) => sql`select folded, name from mail_tags`)
  expect(await Effect.runPromise(Effect.provide(stored, Postgres({ url })))).toEqual([
    { folded: 'a\ufffd', name: 'A\ufffd \ufffd' },
  ])
})
