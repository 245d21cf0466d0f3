import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { Sqlite } from '#adapters/sql/sqlite.ts'
import { SqlStoredPictures } from '#adapters/sql/stored-pictures.ts'
import { blobFolder, databaseFile } from '#server/data-folder.ts'
import { removeUnused } from '#server/picture-care.ts'
import { picture, startServer, uploadPicture, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1_000

/** Cleans up as if so many days had passed. */
const cleanUp = (days: number) => {
  const stores = Layer.merge(
    SqlStoredPictures.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) }))),
    FileBlobs(blobFolder(server.dataDir)),
  )
  return Effect.runPromise(
    TestClock.setTime(Date.now() + days * day).pipe(
      Effect.andThen(removeUnused),
      Effect.provide(stores),
      Effect.provide(TestClock.layer()),
    ),
  )
}

const isServed = async (address: string) => (await server.visitor().page(address)).status === 200
const filesOf = async (address: string) => {
  const name = address.replace('/media/', '').replace('.webp', '')
  return (await readdir(join(blobFolder(server.dataDir), 'pictures'))).filter((file) => file.startsWith(name))
}

test('a picture that nothing refers to goes after a day, in every width; one that is shown stays', async () => {
  const admin = await server.as('Admin')
  const [shown, homePage, unused] = [
    await uploadPicture(admin),
    await uploadPicture(admin),
    await uploadPicture(admin, await picture(700, 400)),
  ]
  await admin.post('/Ourbrands_add', { Tittle: 'Brand', Image: shown })
  await admin.put('/homepage', { site: { logo: homePage } })

  await cleanUp(0.9)
  expect((await filesOf(unused)).length).toBeGreaterThanOrEqual(3)
  await cleanUp(1.1)
  expect(await filesOf(unused)).toEqual([])
  expect(await isServed(unused)).toBe(false)
  expect(await Promise.all([shown, homePage].map(isServed))).toEqual([true, true])
  expect(await admin.post('/Ourbrands_add', { Tittle: 'Late', Image: unused })).toMatchObject({ status: 422 })
})
