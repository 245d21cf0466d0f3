import { Effect, Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { Postgres } from '#adapters/sql/client/postgres.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { inputOf } from '../content/content-inputs.ts'
import { SqliteStore } from '../sqlite/sqlite-store.ts'

const names = [
  'b',
  'a b',
  'a-c',
  'ab',
  '_x',
  '(y)',
  '10',
  '9',
  'é',
  'z',
  'ß',
  'ø',
  'ب',
  '港',
  '😀',
  'ﷺ'.repeat(200),
]

const orders = (store: Layer.Layer<SqlClient.SqlClient, StoreUnusable>) =>
  Effect.gen(function* () {
    const contents = yield* Contents
    for (const name of names) yield* contents.add(brand, inputOf(brand, name))
    const pages = yield* Effect.forEach(['title', '-title', ''], (sort) =>
      contents.list(brand, { sort, size: 50 }),
    )
    return pages.map(({ items }) => items.map(({ title }) => title))
  }).pipe(Effect.provide(Layer.provide(SqlContents, store)), Effect.runPromise)

it('lists have the same order as on SQLite, in any locale', async () => {
  const english = await newDatabase(
    `template template0 locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'`,
  )
  expect(await orders(Postgres({ url: english }))).toEqual(await orders(SqliteStore()))
})
