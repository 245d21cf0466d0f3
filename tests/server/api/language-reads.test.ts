import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '#server/config/data-folder.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let editor: Client

/** Without the tables that only reads in further languages need. */
beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar,fr' })
  editor = await server.as('CXTeam')
  await (await server.as('Admin')).put('/homepage', { languages: ['ar'] })
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
  database.exec('alter table sessions rename to former_sessions')
  database.close()
})
afterAll(() => server.stop())

test('[T9] a read looks for a session only if it names a closed language or all', async () => {
  const statuses = async (path: string) => {
    const queries = ['', '?lang=en', '?lang=ar', '?lang=fr', '?lang=all']
    const responses = await Promise.all(queries.map((query) => editor.get(`${path}${query}`)))
    return responses.map(({ status }) => status)
  }
  expect(await statuses('/NewsLater_list')).toEqual([200, 200, 200, 500, 500])
  expect(await statuses('/homepage')).toEqual([200, 200, 200, 500, 500])
})

test('[T9] a visitor without a session needs none', async () => {
  expect((await server.visitor().get('/NewsLater_list?lang=all')).status).toBe(200)
})

test('[T8] a read in the default language does not read the home page', async () => {
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
  database.exec('alter table home_page rename to former_home_page')
  database.close()
  const status = async (query: string) => (await server.visitor().get(`/NewsLater_list${query}`)).status
  expect([await status(''), await status('?lang=en'), await status('?lang=ar')]).toEqual([200, 200, 500])
})
