import { execFile } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { dueData } from '#server/commands/due/due-data.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { addPosition, apply, enquiry, listed } from '../support/mail/mails.ts'

const keeping = { ENQUIRY_KEEP_DAYS: '90' }
const old = '2020-03-01T10:00:00.000Z'

let server: TestServer
beforeEach(async () => {
  server = await startServer(keeping)
  await server.visitor().post('/enquiry_mail', enquiry)
  await server.visitor().post('/enquiry_mail', { ...enquiry, fname: 'New' })
  await apply(server, await addPosition(server))
  const database = new DatabaseSync(databaseFile(server.dataDir))
  database.exec(`update enquiries set created_at = '${old}' where first_name = 'Maryam';
    update profiles set created_at = '${old}';
    insert or replace into conditions values ('steady clock', '${old}', '${new Date().toISOString()}')`)
  database.close()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server.stop()
})

const query = (statement: string) => {
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 5_000 })
  try {
    return database.prepare(statement).all()
  } finally {
    database.close()
  }
}

const names = async (path: string) => (await listed(server, path)).map(({ fname }) => fname)

test('the dry run lists what is due, by kind, and changes nothing', async () => {
  const config = readConfig({ DATA_DIR: server.dataDir, ...keeping })
  expect(dueData(config, Date.now())).toEqual([
    '1 enquiry, the oldest of 2020-03-01',
    '0 applications',
    '0 spam mails',
    '0 items of the trash',
    '0 changes of the history',
    '0 accesses of the history',
    '0 counts of failed searches',
    'Applications are not deleted automatically: PROFILE_KEEP_DAYS is not set.',
  ])
  expect(await names('/enquiry_mail_list')).toEqual(['New', 'Maryam'])
})

const programWith = (variables: Readonly<Record<string, string>>, ...options: ReadonlyArray<string>) =>
  promisify(execFile)(process.execPath, ['src/server/commands/retention.ts', ...options], {
    env: { DATA_DIR: server.dataDir, ...keeping, ...variables },
  })
const program = (...options: ReadonlyArray<string>) => programWith({}, ...options)

test('the command without an option changes nothing, and says so', async () => {
  const { stdout } = await program('--dry-run')
  expect(stdout).toMatch(/^1 enquiry, the oldest of 2020-03-01\n[^]*\nNothing was changed\.\n$/)
  await expect(program()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Choose --dry-run or --delete.'),
  })
  expect(await names('/enquiry_mail_list')).toEqual(['New', 'Maryam'])
})

test('the command with --delete deletes at once, while the server runs', async () => {
  const { stdout } = await program('--delete')
  expect(stdout).toMatch(/\nDeleted as of \d{4}-\d\d-\d\d: 1 enquiry\.\n$/)
  expect(await names('/enquiry_mail_list')).toEqual(['New'])
})

// Seen failing with a database that the command migrates.
test('the command with --delete refuses data of another version, unchanged', async () => {
  const newest = 'select max(migration_id) as id from migrations'
  query(`delete from migrations where migration_id = (${newest})`)
  const before = query(newest)
  await expect(program('--delete')).rejects.toMatchObject({
    code: 1,
    stderr: 'The data is of another version of this program. Use that one, or start this one first.\n',
  })
  expect(query(newest)).toEqual(before)
  expect(await names('/enquiry_mail_list')).toEqual(['New', 'Maryam'])
})

// Seen failing with a stack.
test('the command with --delete says in a sentence that the database is away', async () => {
  const away = { DATABASE_URL: 'postgres://test@127.0.0.1:1/x' }
  await expect(programWith(away, '--delete')).rejects.toMatchObject({
    code: 1,
    stderr: 'PostgreSQL cannot be reached at this address.\n',
  })
})

test('a run logs counts, and shows them to Admin, without personal data', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { dataDir, close } = server
  await close()
  server = await startServer({ DATA_DIR: dataDir, ...keeping })
  await vi.waitFor(async () => expect(await names('/enquiry_mail_list')).toEqual(['New']), {
    timeout: 10_000,
  })
  expect(await names('/profile_mail_list')).toEqual(['Maryam'])
  const printed = JSON.stringify(log.mock.calls)
  expect(printed).toContain('Deleted by age: 1 enquiry.')
  expect(printed).not.toMatch(/maryam/i)
  const { data } = await (await server.as('Admin')).get('/activity?kind=expired')
  expect(data['results']).toMatchObject([
    { title: '1 enquiry', subject: 'personalData', author: { name: '' } },
  ])
})

test('a run deletes sent deliveries of webhooks, also if nothing is delivered any more', async () => {
  const { dataDir, close } = server
  await close()
  query(`insert into webhook_deliveries (event, token, body, state, due_at, created_at)
    values ('test', 't', '{}', 'sent', '${old}', '${old}')`)
  server = await startServer({ DATA_DIR: dataDir, ...keeping })
  await expect.poll(() => query('select id from webhook_deliveries')).toEqual([])
})
