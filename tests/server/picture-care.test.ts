import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { SqlContents } from '#adapters/sql/contents.ts'
import { Sqlite } from '#adapters/sql/sqlite.ts'
import { SqlStoredPictures } from '#adapters/sql/stored-pictures.ts'
import { newsShare, shareAddress } from '#domain/picture/share-picture.ts'
import { blobFolder, databaseFile } from '#server/data-folder.ts'
import { removeUnused, removeUnusedShares } from '#server/picture-care.ts'
import { picture } from '#tests/support/files.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1_000

/** Cleans up as if so many days had passed. */
const cleanUp = (days: number) => {
  const stores = Layer.mergeAll(
    SqlStoredPictures.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) }))),
    FileBlobs(blobFolder(server.dataDir)),
    SqlContents.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) }))),
  )
  return Effect.runPromise(
    TestClock.setTime(Date.now() + days * day).pipe(
      Effect.andThen(removeUnused),
      Effect.andThen(removeUnusedShares),
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

// Seen failing with a clearing that removes all of them, and with none.
test('the picture with which an article is shared goes with the article', async () => {
  const admin = await server.as('Admin')
  const image = await uploadPicture(admin)
  const share = async (title: string) => {
    const { data } = await admin.post('/NewsLater_add', { Tittle: title, Image: image, Description: 'x' })
    const { id } = data['results'] as { readonly id: string }
    const address = shareAddress(newsShare({ id, title, image }, { brandName: '' }))
    expect(await isServed(address)).toBe(true)
    return { id, address }
  }
  const [stays, goes] = [await share('Stays'), await share('Goes')]
  const kept = () => readdir(join(blobFolder(server.dataDir), 'shares', 'news'), { recursive: true })
  await admin.delete(`/NewsLater_del/${goes.id}`)
  expect((await server.visitor().page(goes.address)).status).toBe(404)
  await cleanUp(1)
  expect((await kept()).filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
  expect(await isServed(stays.address)).toBe(true)
})
