import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore } from '../support/open-store.ts'

const broken = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.withTransaction(
    sql.unsafe(`create trigger broken before insert on activities begin select raise(abort, 'x'); end`),
  ),
)

describe('history', () => {
  it('is stored with its change or not at all', async () => {
    const store = openStore()
    const outcome = await store.run(
      Effect.gen(function* () {
        const contents = yield* Contents
        const item = yield* contents.add(brand, inputOf(brand, 'Before'))
        yield* broken
        const failures = yield* Effect.all([
          Effect.flip(contents.add(brand, inputOf(brand, 'Another'))),
          Effect.flip(contents.update(brand, item.id, { title: 'After' })),
          Effect.flip(contents.remove(brand, item.id)),
        ])
        return { item, failures, kept: yield* contents.list(brand) }
      }),
    )
    expect(outcome.failures.map(({ _tag }) => _tag)).toEqual([
      'UnexpectedFailure',
      'UnexpectedFailure',
      'UnexpectedFailure',
    ])
    expect(outcome.kept).toEqual({ items: [outcome.item], total: 1 })
  })

  it('of one item is read by an index', async () => {
    const plans = await openStore().run(
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql<{ detail: string }>`explain query plan
          select id from activities where subject = 'brand' and item_id = '1' order by id desc limit 24`,
      ),
    )
    expect(plans).toEqual([
      expect.objectContaining({
        detail: expect.stringContaining('activities_item (subject=? AND item_id=?)'),
      }),
    ])
  })
})
