import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkData } from '#server/commands/check/data-faults.ts'
import { backupData } from '#server/commands/archive/backup-data.ts'
import { restoreData } from '#server/commands/archive/restore-data.ts'
import { takeSnapshot } from '#server/commands/archive/snapshot.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { startObjectStore } from '#tests/support/s3/object-store.ts'
import { addPosition, apply } from '../support/mail/mails.ts'

let server: TestServer
let folder: string
let archive: string
let picture: string
let before: ReadonlyArray<string>

const dueAt = Math.ceil(Date.now() / 60_000) * 60_000 + 24 * 60 * 60_000

const state = async ({ visitor }: TestServer) =>
  Promise.all(['/NewsLater_list', '/homepage'].map(async (path) => (await visitor().get(path)).text))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  archive = join(folder, 'state.tar')
  server = await startServer()
  const admin = await server.as('Admin')
  picture = await uploadPicture(admin)
  for (const Tittle of ['One', 'Two'])
    await admin.post('/NewsLater_add', {
      Tittle,
      Image: picture,
      Description: 'x',
      translations: { ar: { Tittle: 'لؤلؤة' } },
    })
  const change = { subject: 'newsArticle', itemId: '1', fields: { Tittle: 'After' } }
  await admin.post('/drafts', { ...change, dueAt: new Date(dueAt).toISOString() })
  await admin.post('/drafts', { ...change, fields: { Tittle: 'Some day' } })
  for (const id of [3, 4]) {
    await admin.post('/NewsLater_add', { Tittle: 'Off the site', Image: picture, Description: 'x' })
    await admin.put(`/unpublished/newsArticle/${id}`, { version: 1 })
  }
  await admin.delete('/unpublished/newsArticle/4')
  before = await state(server)

  const career = { title: 'Meanwhile', location: 'Hidd', description: 'x' }
  const done = new AbortController()
  const writing = (async () => {
    let written = 0
    for (; !done.signal.aborted; written++) await admin.post('/career_add', career)
    return written
  })()
  await backupData(server.dataDir, archive)
  done.abort()
  expect(await writing).toBeGreaterThan(0)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup during writes is one archive that tar reads', async () => {
  const { stdout } = await promisify(execFile)('tar', ['-tf', archive])
  const names = stdout.trim().split('\n')
  expect(names[0]).toBe('sahilan.db')
  expect(names).toContain(picture.replace('/media/', 'files/pictures/'))
  expect(names.at(-1)).toBe('manifest.json')
  expect(await readdir(server.dataDir)).not.toContainEqual(expect.stringContaining('backup'))
})

test('prints that a backup contains personal data', async () => {
  const file = join(folder, 'printed.tar')
  const program = ['src/server/commands/backup.ts', file]
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { DATA_DIR: server.dataDir },
  })
  expect(stdout).toContain(`${file} holds the database and `)
  expect(stdout).toContain('It contains personal data: visitors’ mails and applicants’ résumés.')
})

// Seen failing with a copy for each application that arrived meanwhile.
test('copies the database once if its files are in a bucket', async () => {
  const store = await startObjectStore()
  onTestFinished(store.stop)
  const away = await startServer(store.variables)
  onTestFinished(away.stop)
  await apply(away, await addPosition(away))
  const snapshot = await mkdtemp(join(tmpdir(), 'sahilan-'))
  onTestFinished(() => rm(snapshot, { recursive: true }))
  const changed: Array<string | null> = []
  const watcher = watch(snapshot, (event, name) => event === 'rename' && changed.push(name))
  onTestFinished(() => watcher.close())
  await takeSnapshot(away.dataDir, snapshot, undefined, store.options)
  await writeFile(join(snapshot, 'end'), '')
  await expect.poll(() => changed).toContain('end')
  expect(changed.filter((name) => name === 'sahilan.db')).toHaveLength(1)
})

// Seen failing: the archive had them, and its restore was refused.
test('a backup leaves files of other programs out, so that it can be restored', async () => {
  const foreign = ['.DS_Store', '.nfs0000a1', 'README.txt'].map((name) =>
    join(server.dataDir, 'files', 'pictures', name),
  )
  for (const file of foreign) await writeFile(file, 'x')
  onTestFinished(() => Promise.all(foreign.map((file) => rm(file))).then(() => {}))
  const target = join(folder, 'beside-others.tar')
  const files = await backupData(server.dataDir, target)
  expect(await restoreData(join(folder, 'beside-others'), target)).toBe(files)
})

test('a backup refuses an existing file, a missing folder and an empty data folder', async () => {
  await expect(backupData(server.dataDir, archive)).rejects.toThrow(
    `${archive} exists already. Choose another name.`,
  )
  const missing = join(folder, 'missing')
  await expect(backupData(server.dataDir, join(missing, 'backup.tar'))).rejects.toThrow(
    `There is no folder ${missing}. Make it first.`,
  )
  await expect(backupData(folder, join(folder, 'none.tar'))).rejects.toThrow(
    `DATA_DIR: there is no data in ${folder}.`,
  )
})

describe('a restore', () => {
  test('[T21] restores a backup into another folder', async () => {
    const DATA_DIR = join(folder, 'elsewhere')
    await restoreData(DATA_DIR, archive)
    const restored = await startServer({ DATA_DIR })
    expect(await state(restored)).toEqual(before)
    const found = await (await restored.as('Admin')).get('/NewsLater_list?lang=ar&q=لؤلؤة')
    expect(found.data).toMatchObject({ total: 2 })
    expect((await checkData(DATA_DIR)).faults).toEqual([])
    const [here, there] = await Promise.all(
      [server, restored].map(async (one) =>
        Buffer.from(await (await one.visitor().page(picture)).arrayBuffer()),
      ),
    )
    expect(there).toEqual(here)
    expect(await restored.as('Hr').then((hr) => hr.get('/enquiry_mail_list'))).toMatchObject({ code: 200 })
    await restored.close()
  })

  test('[W24] brings drafts and unpublished items, and publishes what became due', async () => {
    const DATA_DIR = join(folder, 'later')
    await restoreData(DATA_DIR, archive)
    vi.useFakeTimers({ toFake: ['Date'], now: dueAt + 60_000 })
    try {
      expect((await checkData(DATA_DIR)).faults).toEqual([])
      const restored = await startServer({ DATA_DIR })
      expect((await state(restored))[0]).toContain('"Tittle":"After"')
      const admin = await restored.as('Admin')
      expect((await admin.get('/drafts')).data).toMatchObject({ results: [{ title: 'Some day' }] })
      const unpublished = async () => (await admin.get('/unpublished')).data
      expect(await unpublished()).toMatchObject({ total: 1, results: [{ itemId: '3' }] })
      expect(await admin.put('/trash/newsArticle/4')).toMatchObject({ code: 200 })
      expect(await unpublished()).toMatchObject({ total: 2 })
      await restored.close()
    } finally {
      vi.useRealTimers()
    }
  })

  test('replaces the data of its folder', async () => {
    const other = await startServer()
    await (await other.as('Admin')).put('/homepage', { statement: 'Gone' })
    const lost = await uploadPicture(await other.as('Admin'))
    await other.close()
    await restoreData(other.dataDir, archive)
    const restored = await startServer({ DATA_DIR: other.dataDir })
    expect(await state(restored)).toEqual(before)
    expect((await restored.visitor().page(lost)).status).toBe(404)
    await restored.stop()
  })

  test('is refused while a server uses the data', async () => {
    await expect(restoreData(server.dataDir, archive)).rejects.toThrow(
      `Another process uses ${server.dataDir}.`,
    )
    expect(await state(server)).toEqual(before)
  })

  test('of a damaged archive is refused and changes nothing', async () => {
    const other = await startServer()
    await (await other.as('Admin')).put('/homepage', { statement: 'Stays' })
    await other.close()
    const listing = async () => (await readdir(other.dataDir, { recursive: true })).toSorted()
    const held = [await listing(), await readFile(join(other.dataDir, 'sahilan.db'))]

    const whole = await readFile(archive)
    const damaged = join(folder, 'damaged.tar')
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      return bytes
    }
    const cuts = [
      Buffer.alloc(0),
      Buffer.from('no archive'),
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, -2_000),
    ]
    for (const bytes of [
      ...cuts,
      ...[3, 600, 20_000, Math.floor(whole.length * 0.7), whole.length - 1_600].map(flipped),
    ]) {
      await writeFile(damaged, bytes)
      await expect(restoreData(other.dataDir, damaged)).rejects.toThrow(
        `${damaged} is no backup, or is damaged. Nothing was changed.`,
      )
    }
    await expect(restoreData(other.dataDir, join(folder, 'nothing.tar'))).rejects.toThrow('cannot be read')
    expect([await listing(), await readFile(join(other.dataDir, 'sahilan.db'))]).toEqual(held)
    await rm(other.dataDir, { recursive: true })
  })

  test('that was interrupted prevents the next start until it is repeated', async () => {
    const DATA_DIR = join(folder, 'half')
    await restoreData(DATA_DIR, archive)
    await truncate(join(DATA_DIR, 'sahilan.db'), 0)
    await writeFile(join(DATA_DIR, 'restore-unfinished'), '')
    await expect(startServer({ DATA_DIR })).rejects.toThrow(
      `a restore of ${DATA_DIR} was cut off. Run it again.`,
    )
    await restoreData(DATA_DIR, archive)
    const restored = await startServer({ DATA_DIR })
    expect(await state(restored)).toEqual(before)
    await restored.close()
  })
})
