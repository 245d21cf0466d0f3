import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Layer } from 'effect'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownBackEnd } from '#server/back-end/own-back-end.ts'
import { readConfig } from '#server/config/config.ts'
import { databaseFile } from '#server/config/data-folder.ts'
import { start, type Started } from '#server/start/start.ts'
import { adminEmail, adminPassword } from '#tests/support/admin-account.ts'
import { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { writeWithAdmin } from '#tests/support/databases/migrated-database.ts'

const now = Date.parse('2029-12-16T06:00:00Z')
/** The time is read again after a minute. */
const dueAt = now + 5 * 60_000

let dataDir: string
let product: Started

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  dataDir = await mkdtemp(join(tmpdir(), 'sahilan-'))
  await writeWithAdmin(databaseFile(dataDir))
  const config = readConfig({ PORT: '0', DEMO_CONTENT: '0', RATE_LIMIT: 'off', DATA_DIR: dataDir })
  const own = await ownBackEnd(config, 'http://127.0.0.1', () => {}, Layer.empty)
  const applyDue = async () => {
    await own.publication?.applyDue()
    throw new Error('The connection was lost')
  }
  const untilDue = async () => (await own.publication?.untilDue()) ?? Number.POSITIVE_INFINITY
  product = await start({
    config,
    front: realFront,
    backEnd: { ...own, publication: { untilDue, applyDue } },
  })
})
afterAll(async () => {
  await product.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  vi.useRealTimers()
})

// Seen failing: the page kept the former statement until the next save of it.
test('[W12] shows what was published by a commit whose reply was lost', async () => {
  const admin = new Client(product.url)
  await admin.signIn(adminEmail, adminPassword)
  const fields = { statement: 'National Day' }
  const draft = { subject: 'homePage', fields, dueAt: new Date(dueAt).toISOString() }
  expect(await admin.post('/drafts', draft)).toMatchObject({ code: 200 })
  const page = async () => (await admin.page('/')).text()
  expect(await page()).not.toContain('National Day')
  vi.setSystemTime(dueAt)
  expect(await page()).toContain('National Day')
})
