import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { TestClock } from 'effect/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { avifKey, webpKey } from '#adapters/blobs/variant-keys.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { newsShare, pageShare, shareAddress } from '#domain/picture/share-picture.ts'
import { blobFolder, databaseFile } from '#server/config/data-folder.ts'
import { makeOneAvif, removeUnused, removeUnusedShares } from '#server/jobs/picture-cleanup.ts'
import { StoreBusy, UploadRefused } from '#ports/failures.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { SqliteStore } from '#tests/contracts/sqlite/sqlite-store.ts'
import { picture } from '#tests/support/files.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1_000

/** Runs the clean-up so many days later. */
const cleanUp = (days: number) => {
  const stores = Layer.mergeAll(
    SqlPictureRecords.pipe(Layer.provide(Sqlite({ file: databaseFile(server.dataDir) }))),
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

test('removes an unused picture after a day, in every width', async () => {
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

// Seen failing with a clean-up that removes all of them, with none, and with one of articles alone.
test('removes the share pictures of deleted articles and own pages', async () => {
  const admin = await server.as('Admin')
  const image = await uploadPicture(admin)
  const share = async (title: string) => {
    const { data } = await admin.post('/NewsLater_add', { Tittle: title, Image: image, Description: 'x' })
    const { id } = data['results'] as { readonly id: string }
    const address = shareAddress(newsShare({ id, title, image, description: 'x' }, { brandName: '' }))
    expect(await isServed(address)).toBe(true)
    return { id, address }
  }
  const sharePage = async (title: string) => {
    const { data } = await admin.post('/Page_add', { title, address: `/${title.toLowerCase()}` })
    const { id } = data['results'] as { readonly id: string }
    const address = shareAddress(pageShare({ id, title }, { brandName: '' }))
    expect(await isServed(address)).toBe(true)
    return { id, address }
  }
  const [remaining, deleted] = [await share('Kept'), await share('Deleted')]
  const [page, deletedPage] = [await sharePage('Stays'), await sharePage('Goes')]
  const drawings = async () => {
    const names = await readdir(join(blobFolder(server.dataDir), 'shares'), { recursive: true })
    return names.filter((name) => name.endsWith('.jpg'))
  }
  await admin.delete(`/NewsLater_del/${deleted.id}`)
  await admin.delete(`/Page_del/${deletedPage.id}`)
  expect((await server.visitor().page(deleted.address)).status).toBe(404)
  await cleanUp(1)
  expect(await drawings()).toHaveLength(2)
  expect(await Promise.all([remaining, page].map(({ address }) => isServed(address)))).toEqual([true, true])
})

// Seen failing with an AVIF that is never retried.
test.each([
  ['another day if its process exited', new StoreBusy({ message: '', retryAfter: 5 }), 1],
  ['never where it cannot be read', new UploadRefused({ message: '', because: 'kind' }), 0],
])('a failed AVIF holds up no other, and is retried %s', async (_, failure, again) => {
  const address = '/media/aa-30x20.webp'
  const work = Layer.succeed(PictureEncoder, { encode: () => Effect.never, avif: () => Effect.fail(failure) })
  const stores = Layer.mergeAll(SqlPictureRecords.pipe(Layer.provide(SqliteStore())), MemoryBlobs(), work)
  const [soon, later] = await Effect.runPromise(
    Effect.gen(function* () {
      const stored = yield* PictureRecords
      yield* Blobs.use(({ put }) => put(webpKey(address, 30), new Uint8Array(1)))
      yield* stored.record(address)
      yield* Effect.ignore(makeOneAvif)
      const left = yield* stored.countWithoutAvif
      yield* stored.requeueAvif('2000-01-01T00:00:00.000Z')
      return [left, yield* stored.countWithoutAvif]
    }).pipe(Effect.provide(stores)),
  )
  expect([soon, later]).toEqual([0, again])
})

test('a file that cannot be removed keeps no other', async () => {
  const [locked, unused] = ['/media/aa-30x20.webp', '/media/bb-30x20.webp']
  const refusing = Layer.effect(
    Blobs,
    Blobs.use((blobs) =>
      Effect.succeed({
        ...blobs,
        remove: (key) =>
          key.includes('aa-') ? new StoreBusy({ message: '', retryAfter: 5 }) : blobs.remove(key),
      }),
    ),
  ).pipe(Layer.provide(MemoryBlobs()))
  const stores = Layer.mergeAll(SqlPictureRecords.pipe(Layer.provide(SqliteStore())), refusing)
  const left = await Effect.runPromise(
    Effect.gen(function* () {
      const blobs = yield* Blobs
      for (const address of [locked, unused]) {
        yield* blobs.put(webpKey(address, 30), new Uint8Array(1))
        yield* PictureRecords.use((stored) => stored.record(address))
      }
      yield* TestClock.setTime(Date.now() + 2 * day)
      yield* removeUnused
      return yield* blobs.list('')
    }).pipe(Effect.provide(stores), Effect.provide(TestClock.layer())),
  )
  expect(left).toEqual([webpKey(locked, 30)])
})

// Seen failing with a record that is removed before the files.
test('a removal that was cut off is finished the next time', async () => {
  const address = '/media/aa-30x20.webp'
  const keys = [webpKey(address, 30), avifKey(address, 30)]
  const stores = Layer.mergeAll(SqlPictureRecords.pipe(Layer.provide(SqliteStore())), MemoryBlobs())
  const left = await Effect.runPromise(
    Effect.gen(function* () {
      const blobs = yield* Blobs
      yield* Effect.forEach(keys, (key) => blobs.put(key, new Uint8Array(1)))
      yield* PictureRecords.use((stored) => stored.record(address))
      yield* TestClock.adjust('2 days')
      const cutOff = { ...blobs, remove: () => Effect.interrupt }
      const tried = yield* Effect.exit(Effect.provideService(removeUnused, Blobs, cutOff))
      expect([tried._tag, yield* blobs.list('')]).toEqual(['Failure', keys.toSorted()])
      yield* removeUnused
      return yield* blobs.list('')
    }).pipe(Effect.provide(stores), Effect.provide(TestClock.layer())),
  )
  expect(left).toEqual([])
})
