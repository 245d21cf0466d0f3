import { writeFileSync } from 'node:fs'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/contents.ts'
import { draftOf } from './drafts.ts'
import { newFile, openStore } from './open-store.ts'

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
