import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { blobFolder, databaseFile } from '#server/config/data-folder.ts'
import { removeUnused } from '#server/jobs/picture-cleanup.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { fileForm, picture } from '#tests/support/files.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { listOf, resultsOf } from '../../support/calls/draft-calls.ts'

let server: TestServer
let admin: Client
let width = 30
beforeAll(async () => {
  server = await startServer()
  admin = await server.as('Admin')
})
afterAll(() => server.stop())

const add = async (bytes?: Buffer, fields: Readonly<Record<string, string>> = {}) => {
  const form = fileForm(
    'file',
    new Uint8Array(bytes ?? (await picture((width += 1), 30))),
    'berth.jpg',
    'image/jpeg',
  )
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return admin.call('POST', '/pictures', { form })
}
const addressOf = (results: Readonly<Record<string, unknown>>) => String(results['address'])
/** Whether a picture has files, and its address works. */
const isServed = async (address: string) => {
  const name = address.replace('/media/', '').replace('.webp', '')
  const files = await readdir(join(blobFolder(server.dataDir), 'pictures'))
  return files.some((file) => file.startsWith(name)) && (await server.visitor().page(address)).status === 200
}
const news = async () => (await server.visitor().get('/NewsLater_list')).text

const cleanUp = (days: number) =>
  Effect.runPromise(
    TestClock.setTime(Date.now() + days * 24 * 60 * 60 * 1_000).pipe(
      Effect.andThen(removeUnused),
      Effect.provide(
        Layer.mergeAll(
          SqlPictureRecords.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) }))),
          FileBlobs(blobFolder(server.dataDir)),
        ),
      ),
      Effect.provide(TestClock.layer()),
    ),
  )

describe('[D5] POST /pictures', () => {
  test('returns 201 with the picture, and 200 with the known one for the same bytes', async () => {
    const bytes = await picture(41, 29)
    const first = await add(bytes)
    expect(first).toMatchObject({ status: 201, code: 201 })
    expect(resultsOf(first)).toMatchObject({
      name: 'berth',
      width: 41,
      height: 29,
      bytes: bytes.length,
      inLibrary: true,
      uploadedBy: { id: '1', name: 'Administrator' },
      uses: [],
      version: 1,
    })
    const second = await add(bytes)
    expect(second).toMatchObject({ status: 200, code: 200 })
    expect(resultsOf(second)).toEqual(resultsOf(first))
    expect(await add(bytes, { again: 'true' })).toMatchObject({ status: 201 })
  })

  test('[D7] refuses what /uploads3 refuses', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
    expect(await add(Buffer.from(drawing))).toMatchObject({ status: 415 })
    expect(await add(Buffer.alloc(8 * 1024 * 1024 + 1))).toMatchObject({ status: 413 })
    expect(await admin.call('POST', '/pictures', { form: new FormData() })).toMatchObject({
      status: 422,
      data: { fields: { file: 'Choose a picture' } },
    })
  })
})

// Seen failing with pictures of the library deleted, and with those of uploads alone kept.
test('[D5] keeps unused pictures of the library, and drops others after a day', async () => {
  const kept = addressOf(resultsOf(await add()))
  const loose = await uploadPicture(admin, await picture(52, 30))
  await cleanUp(0.9)
  expect(await isServed(loose)).toBe(true)
  await cleanUp(1.1)
  expect(await isServed(kept)).toBe(true)
  expect(await isServed(loose)).toBe(false)
})

// Seen failing without the claim of a save.
test('[D5] a picture that is chosen while the clean-up runs is not lost', async () => {
  const { id, address } = resultsOf(await add())
  await admin.delete(`/pictures/${String(id)}`)
  const stores = SqlPictureRecords.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) })))
  const before = new Date(Date.now() + 1).toISOString()
  const found = await Effect.runPromise(
    PictureRecords.use((port) => port.unused(before)).pipe(Effect.provide(stores)),
  )
  expect(found).toContain(address)
  expect(await admin.post('/Ourbrands_add', { Tittle: 'Chosen', Image: address, sector: '' })).toMatchObject({
    code: 200,
  })
  await cleanUp(2)
  expect(await isServed(String(address))).toBe(true)
})

describe('a used picture', () => {
  test('[D2] is not deleted: 409 with its places, until nothing refers to it', async () => {
    const { id, address, version } = resultsOf(await add())
    const added = resultsOf(
      await admin.post('/Ourbrands_add', { Tittle: 'Quay', Image: address, sector: '' }),
    )
    const path = `/pictures/${String(id)}`
    const refused = await admin.call('DELETE', `${path}?version=${String(version)}`)
    expect(refused).toMatchObject({
      status: 409,
      data: { results: { id, useCount: 1, uses: [{ subject: 'brand', title: 'Quay', state: 'live' }] } },
    })
    await admin.delete(`/Ourbrands_del/${String(added['id'])}`)
    expect(await admin.delete(path)).toMatchObject({ status: 200, data: { results: { id } } })
    expect(await admin.get(path)).toMatchObject({ status: 404 })
    await cleanUp(2)
    expect(await isServed(String(address))).toBe(true)
    await admin.delete(`/trash/brand/${String(added['id'])}`)
    await cleanUp(2)
    expect(await isServed(String(address))).toBe(false)
  })

  test('[D2] names only places of subjects that the caller may edit', async () => {
    const { id, address } = resultsOf(await add())
    await admin.post('/Ourbrands_add', { Tittle: 'Seen', Image: address, sector: '' })
    await admin.post('/NewsLater_add', { Tittle: 'Seen', Image: address, Description: 'x' })
    const path = `/pictures/${String(id)}`
    const hr = await server.as('Hr')
    expect(resultsOf(await hr.get(path))).toMatchObject({ useCount: 2, uses: [], otherUses: 2 })
    expect((await hr.delete(path)).data).toMatchObject({ results: { uses: [], otherUses: 2 } })
    const team = await server.as('CXTeam')
    expect(resultsOf(await team.get(path))).toMatchObject({ otherUses: 0, uses: [{}, {}] })
  })

  test('[D3] is replaced only by a person who may edit all places, and shown at once', async () => {
    const { id, address } = resultsOf(await add())
    const next = addressOf(resultsOf(await add()))
    await admin.post('/NewsLater_add', { Tittle: 'Replaced', Image: address, Description: 'x' })
    const path = `/pictures/${String(id)}/replace`
    const hr = await server.as('Hr')
    expect(await hr.post(path, { address: next })).toMatchObject({ status: 403 })
    expect(await admin.post(path, { address: '/media/none-2x2.webp' })).toMatchObject({ status: 422 })
    expect(await news()).toContain(String(address))
    expect(resultsOf(await admin.post(path, { address: `${next}#focus=10,90` }))).toMatchObject({
      address: next,
    })
    const page = await news()
    expect(page).toContain(next)
    expect(page).not.toContain(String(address))
    await cleanUp(2)
    expect(await isServed(String(address))).toBe(true)
    expect(listOf(await admin.get('/pictures?size=200')).map((each) => each['address'])).not.toContain(
      address,
    )
  })
})
