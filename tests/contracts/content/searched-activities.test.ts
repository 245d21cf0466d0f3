import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { migrate } from '#adapters/sql/client/migrate.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { brand } from '#domain/content/brand.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { Contents } from '#ports/content/contents.ts'
import { Trash } from '#ports/content/trash.ts'
import { AnyStore } from '../support/any-store.ts'
import { inputOf } from './content-inputs.ts'

const activities = [
  {
    name: 'Pilotage',
    text: 'Brings ships in.',
    translations: { ar: { name: 'الإرشاد البحري', text: 'إدخال السفن إلى المرفأ.' } },
  },
]

/** Folds the texts as an older version did, which did not search activities. */
const asBefore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`update brands set folded = 'gulf marine'`
      yield* sql`update translated_texts set folded = ''`
    }),
  )
})

const migrateAgain = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.withTransaction(sql`delete from migrations where migration_id = 78`)
  yield* migrate
})

it('[S1] finds companies from before the upgrade by their activities', async () => {
  const store = ManagedRuntime.make(Layer.merge(AnyStore(), MemoryBlobs()))
  /** Works in a process of its own. */
  const start = <A, E>(work: Effect.Effect<A, E, Contents | Trash | SqlClient.SqlClient>) =>
    store.runPromise(Effect.provide(work, Layer.fresh(Layer.merge(SqlContents, SqlTrash))))
  const found = (search: string) =>
    start(
      Contents.use((port) =>
        Effect.map(port.list(brand, { search, searchedIn: ['ar'] }, allLanguages), (page) => page.total),
      ),
    )
  const add = (title: string) =>
    start(Contents.use((port) => port.add(brand, inputOf(brand, title, { activities }))))
  const trashed = await add('Gulf Marine')
  await add('Gulf Marine')
  await add('Gulf Marine')
  await start(asBefore)
  await start(Contents.use((port) => port.remove(brand, trashed.id)))
  expect(await found('pilotage')).toBe(0)

  await start(migrateAgain)
  expect([await found('pilotage'), await found('الارشاد')]).toEqual([2, 2])
  await start(Trash.use((port) => port.restore({ subject: 'brand', itemId: trashed.id })))
  expect([await found('pilotage'), await found('الارشاد'), await found('gulf')]).toEqual([3, 3, 3])
  await store.dispose()
})
