import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newDatabase, urlOf } from '#tests/support/databases/postgres-databases.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { enquiry, listed } from '../support/mail/mails.ts'

describe('the product on PostgreSQL', () => {
  let dataDir = ''
  let running: TestServer | undefined
  const start = async (url: string) => {
    running = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url })
    return running
  }

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'sahilan-'))
  })
  afterEach(async () => {
    await running?.close()
    running = undefined
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('still has contents, mails and accounts after a restart', async () => {
    const url = await newDatabase()
    const first = await start(url)
    const admin = await first.as('Admin')
    const Image = await uploadPicture(admin)
    const saved = await admin.post('/NewsLater_add', {
      Tittle: 'Harbour opened',
      Image,
      Description: 'Today.',
    })
    expect(saved).toMatchObject({ code: 200 })
    expect(await first.visitor().post('/enquiry_mail', enquiry)).toMatchObject({ code: 200 })
    await first.close()

    const second = await start(url)
    const news = await second.visitor().get('/NewsLater_list')
    expect(JSON.stringify(news.data)).toContain('Harbour opened')
    expect(await listed(second, '/enquiry_mail_list')).toMatchObject([{ email: enquiry.email }])
  })

  // Seen failing with the size of the SQLite file.
  it('shows staff a database server, without a file size', async () => {
    const { data } = await (await (await start(await newDatabase())).as('Hr')).get('/settings')
    expect(data['results']).toMatchObject({ database: 'server', storage: { files: 0 } })
    expect(data['results']).not.toHaveProperty('storage.database')
  })

  // Seen failing with 34 spans a migration, and its statements among those of requests.
  it('has no metrics of the first start’s migrations', async () => {
    const figures = await (await (await start(await newDatabase())).visitor().page('/metrics')).text()
    expect(figures).toContain('work="sql.statement"')
    expect(figures).not.toContain('Migrator')
  })

  it.each([
    ['a server that is not there', 'postgres://test@127.0.0.1:1/none', 'PostgreSQL cannot be reached'],
    ['a database that is not there', () => urlOf('none'), 'There is no database of this name.'],
    [
      'a role that is not there',
      () => urlOf('postgres').replace('user=test', 'user=nobody'),
      'refuses this user',
    ],
  ])('does not start on %s, with a one-line reason', async (_, url, sentence) => {
    const refusal: unknown = await start(typeof url === 'string' ? url : url()).catch(
      (failure: unknown) => failure,
    )
    expect(refusal).toMatchObject({ name: 'StartRefused' })
    expect(String(refusal)).toContain('DATABASE_URL: ')
    expect(String(refusal)).toContain(sentence)
    expect(String(refusal).split('\n')).toHaveLength(1)
  })
})
