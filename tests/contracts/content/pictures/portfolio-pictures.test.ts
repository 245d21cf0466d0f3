import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'
import { Contents } from '#ports/content/contents.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { AnyStore } from '../../support/any-store.ts'

const start = () =>
  ManagedRuntime.make(Layer.mergeAll(SqlContents, SqlPictureRecords).pipe(Layer.provideMerge(AnyStore())))

let runtime = start()
beforeEach(() => {
  runtime = start()
})
afterEach(() => runtime.dispose())

const images = [
  { image: '/media/a.webp', name: '' },
  { image: '/media/b.webp', name: 'Norrvik' },
]

/** Adds an item and returns its pictures as they are stored. */
const addItem = Effect.gen(function* () {
  const item = yield* (yield* Contents).add(portfolioItem, { title: 'Marine', images })
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ images: string }>`select images from portfolio_items`
  return { item, written: rows.map((row): unknown => JSON.parse(row.images)) }
})

it('stores a picture without a name as its URL only', async () => {
  const { written } = await runtime.runPromise(addItem)
  expect(written).toEqual([['/media/a.webp', { image: '/media/b.webp', name: 'Norrvik' }]])
})

it('reads a row from before pictures had names', async () => {
  const read = Effect.gen(function* () {
    const { item } = yield* addItem
    const sql = yield* SqlClient.SqlClient
    yield* sql.withTransaction(
      sql`update portfolio_items set images = ${JSON.stringify(['/media/old.webp'])}`,
    )
    return yield* (yield* Contents).get(portfolioItem, item.id)
  })
  expect((await runtime.runPromise(read)).images).toEqual([{ image: '/media/old.webp', name: '' }])
})

it('counts pictures with and without a name as used', async () => {
  const unused = Effect.gen(function* () {
    const stored = yield* PictureRecords
    for (const name of ['a', 'b', 'loose']) yield* stored.record(`/media/${name}.webp`)
    yield* addItem
    const sql = yield* SqlClient.SqlClient
    yield* sql.withTransaction(sql`delete from activity_pictures`)
    return yield* stored.unused('2999-01-01T00:00:00.000Z')
  })
  expect(await runtime.runPromise(unused)).toEqual(['/media/loose.webp'])
})
