import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgClient } from '@effect/sql-pg'
import { Effect, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newest } from '#adapters/sql/client/migrate.ts'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import { backupData } from '#server/commands/archive/backup-data.ts'
import { restoreData } from '#server/commands/archive/restore-data.ts'
import { checkData } from '#server/commands/check/data-faults.ts'
import { withDatabaseFile } from '#server/commands/copy/database-as-file.ts'
import { deleteDue } from '#server/commands/due/delete-due.ts'
import { dueData } from '#server/commands/due/due-data.ts'
import { readConfig } from '#server/config/config.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry } from '../support/mail/mails.ts'

let server: TestServer
let postgres: { readonly url: string; readonly connections: number }
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  postgres = { url: await newDatabase(), connections: 4 }
  server = await startServer({ DATABASE_URL: postgres.url })
  const admin = await server.as('Admin')
  const Image = await uploadPicture(admin)
  await admin.post('/NewsLater_add', { Tittle: 'Harbour opened', Image, Description: 'Today.' })
  await server.visitor().post('/enquiry_mail', enquiry)
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const checked = () =>
  withDatabaseFile({ dataDir: server.dataDir, postgres }, (file) =>
    checkData(server.dataDir, undefined, file),
  )

test('checks the data in PostgreSQL while the server runs, leaving no files', async () => {
  expect(await checked()).toMatchObject({ items: 1, faults: [] })
  const change = SqlClient.SqlClient.use((sql) =>
    sql.withTransaction(sql`update counters set total = 7 where name = 'news_articles'`),
  )
  await Effect.runPromise(Effect.provide(change, Postgres(postgres)))
  expect((await checked()).faults).toEqual(['The counter of news_articles is 7 instead of 1.'])
  const left = (await readdir(server.dataDir)).filter((name) => /backup|\.db/.test(name))
  expect(left).toEqual([])
})

test('lists expired data from PostgreSQL', async () => {
  const config = { dataDir: server.dataDir, postgres, keep: { enquiries: 1 } }
  const inTwoDays = Date.now() + 2 * 24 * 60 * 60 * 1_000
  const [first] = await withDatabaseFile(config, (file) => dueData(config, inTwoDays, file))
  expect(first).toMatch(/^1 enquiry, the oldest of \d{4}-/)
})

// Seen failing with a database that the command migrates.
test('deletes nothing from PostgreSQL of another version, and does not migrate it', async () => {
  const onDatabase = <A, E>(use: (sql: SqlClient.SqlClient) => Effect.Effect<A, E>) =>
    Effect.runPromise(
      Effect.provide(SqlClient.SqlClient.use(use), PgClient.layer({ url: Redacted.make(postgres.url) })),
    )
  const applied = () => onDatabase((sql) => sql`select migration_id from migrations order by 1`)
  const before = await applied()
  await onDatabase((sql) => sql`delete from migrations where migration_id = ${newest}`)
  const config = readConfig({ DATA_DIR: server.dataDir, DATABASE_URL: postgres.url })
  await expect(deleteDue(config, Date.now())).rejects.toThrow('an older version of this program')
  expect(await applied()).toEqual(before.slice(0, -1))
})

test('a backup of PostgreSQL is restored into a data folder', async () => {
  const archive = join(folder, 'state.tar')
  await backupData(server.dataDir, archive, postgres)
  await expect(restoreData(join(folder, 'other'), archive, postgres)).rejects.toThrow('npm run copy-site')
  await restoreData(join(folder, 'other'), archive)
  const restored = await startServer({ DATA_DIR: join(folder, 'other') })
  const news = async ({ visitor }: TestServer) => (await visitor().get('/NewsLater_list')).text
  expect(await news(restored)).toBe(await news(server))
  expect(await news(restored)).toContain('Harbour opened')
  await restored.stop()
})
