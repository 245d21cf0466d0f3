import { globSync, writeFileSync } from 'node:fs'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { migrateBy } from '#adapters/sql/client/migrate.ts'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { newFile, openStore } from '../support/open-store.ts'

const total = Effect.flatMap(Contents, (contents) => Effect.map(contents.list(brand), (page) => page.total))
const migrated = SqlClient.SqlClient.use((sql) => sql`select migration_id from migrations`)

/** The numbers of all migrations, in their order. */
const numbers = globSync('src/adapters/sql/migrations/00*.ts')
  .map((file) => Number(/00(\d\d)-/.exec(file)?.[1]))
  .toSorted((one, other) => one - other)

const write = (...statements: ReadonlyArray<string>) =>
  SqlClient.SqlClient.use((sql) =>
    sql.withTransaction(Effect.forEach(statements, (statement) => sql.unsafe(statement))),
  )

const closedAfter = async (...statements: ReadonlyArray<string>) => {
  const store = openStore()
  await store.run(write(...statements))
  await store.close()
  return openStore({ file: store.file })
}

describe('migrations', () => {
  it('run once and leave stored rows alone', async () => {
    const first = openStore()
    await first.run(Effect.flatMap(Contents, (contents) => contents.add(brand, inputOf(brand, 'Stored'))))
    const before = await first.run(migrated)
    await first.close()
    const second = openStore({ file: first.file })
    expect(await second.run(total)).toBe(1)
    expect(await second.run(migrated)).toEqual(before)
  })

  it('of several processes that start at once are done by one', async () => {
    const file = newFile()
    const stores = Array.from({ length: 4 }, () => openStore({ file }))
    expect(await Promise.all(stores.map((store) => store.run(total)))).toEqual([0, 0, 0, 0])
  })

  it('refuse a database of a newer version and do not change it', async () => {
    const newer = await closedAfter(`insert into migrations (migration_id, name) values (9999, 'later')`)
    await expect(newer.run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('newer version'),
    })
  })

  it('run one that was left out between others', async () => {
    const store = openStore()
    const second = { '0099_second': 'create table second (id integer)' }
    await store.run(migrateBy(second))
    await store.run(migrateBy({ ...second, '0098_first': 'create table first (id integer)' }))
    expect(await store.run(SqlClient.SqlClient.use((sql) => sql`select * from first, second`))).toEqual([])
    expect(await store.run(migrated)).toEqual([...numbers, 98, 99].map((migration_id) => ({ migration_id })))
  })

  it('refuse a database with one that this program does not know', async () => {
    const other = await closedAfter(`insert into migrations (migration_id, name) values (19, 'of-a-branch')`)
    await expect(other.run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('newer version'),
    })
  })

  it('refuse a database from before the baseline that lacks some of them', async () => {
    const older = await closedAfter(
      'delete from migrations where migration_id > 47',
      `update migrations set migration_id = 45, name = 'device-keys'`,
    )
    await expect(older.run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('unreleased version'),
    })
  })

  it('say which of them failed, and why', async () => {
    const store = openStore()
    await expect(
      store.run(migrateBy({ '0098_again': 'create table brands (id integer)' })),
    ).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message:
        'The database could not be brought up to date: change 98 (again) failed, table brands already exists.',
    })
    expect(await store.run(migrated)).toEqual(numbers.map((migration_id) => ({ migration_id })))
  })

  it('refuse a file that is not a database, without naming it', async () => {
    const file = newFile()
    writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
    const refusal: unknown = await openStore({ file })
      .run(total)
      .catch((failure: unknown) => failure)
    expect(refusal).toMatchObject({ _tag: 'StoreUnusable' })
    expect(String(refusal)).not.toContain(file)
  })
})
