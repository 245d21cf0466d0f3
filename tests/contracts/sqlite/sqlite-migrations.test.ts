import { writeFileSync } from 'node:fs'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { draftOf } from '../visitor/saved-forms.ts'
import { newFile, openStore } from '../support/open-store.ts'

const total = Effect.flatMap(Contents, (contents) => Effect.map(contents.list(brand), (page) => page.total))
const migrated = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select migration_id from migrations`)

describe('migrations', () => {
  it('run once, and keep what is there', async () => {
    const first = openStore()
    await first.run(Effect.flatMap(Contents, (contents) => contents.add(brand, draftOf(brand, 'Kept'))))
    const before = await first.run(migrated)
    await first.close()
    const second = openStore({ file: first.file })
    expect(await second.run(total)).toBe(1)
    expect(await second.run(migrated)).toEqual(before)
  })

  it('of several who start at once are done by one', async () => {
    const file = newFile()
    const stores = Array.from({ length: 4 }, () => openStore({ file }))
    expect(await Promise.all(stores.map((store) => store.run(total)))).toEqual([0, 0, 0, 0])
  })

  it('refuse a database of a newer program, and leave it as it is', async () => {
    const newer = openStore()
    await newer.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        sql.withTransaction(sql`insert into migrations (migration_id, name) values (9999, 'later')`),
      ),
    )
    await newer.close()
    await expect(openStore({ file: newer.file }).run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('newer version'),
    })
  })

  const write = (...statements: ReadonlyArray<string>) =>
    SqlClient.SqlClient.use((sql) =>
      sql.withTransaction(Effect.forEach(statements, (statement) => sql.unsafe(statement))),
    )

  it('run one that was left out between others', async () => {
    const first = openStore()
    await first.run(write('drop table doubtful_resumes', 'delete from migrations where migration_id = 25'))
    await first.close()
    const second = openStore({ file: first.file })
    expect(await second.run(SqlClient.SqlClient.use((sql) => sql`select * from doubtful_resumes`))).toEqual(
      [],
    )
    expect(await second.run(migrated)).toContainEqual({ migration_id: 25 })
  })

  it('refuse a database that has one which this program does not know', async () => {
    const other = openStore()
    await other.run(write(`insert into migrations (migration_id, name) values (19, 'of-a-branch')`))
    await other.close()
    await expect(openStore({ file: other.file }).run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message: expect.stringContaining('newer version'),
    })
  })

  it('say which of them failed, and why', async () => {
    const first = openStore()
    await first.run(write('delete from migrations where migration_id = 25'))
    await first.close()
    await expect(openStore({ file: first.file }).run(total)).rejects.toMatchObject({
      _tag: 'StoreUnusable',
      message:
        'The database could not be brought up to date: change 25 (doubtful-resumes) failed, table doubtful_resumes already exists.',
    })
  })

  it('refuse a file that is no database, without naming it', async () => {
    const file = newFile()
    writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
    const refusal: unknown = await openStore({ file })
      .run(total)
      .catch((failure: unknown) => failure)
    expect(refusal).toMatchObject({ _tag: 'StoreUnusable' })
    expect(String(refusal)).not.toContain(file)
  })
})
