import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { brand } from '#domain/content/brand.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { Contents } from '#ports/content/contents.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore } from '../support/open-store.ts'

const list = (query: ListQuery) => Effect.flatMap(Contents, (contents) => contents.list(brand, query))

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('cursors', () => {
  const forged = [
    encoded({ sort: '', place: [] }),
    encoded({ sort: '', place: [1] }),
    encoded({ sort: '', place: [1, 2, 3] }),
    encoded({ sort: '', place: [1, { id: 2 }] }),
    encoded({ sort: '', place: [1, null] }),
    encoded({ sort: '', place: 'ab' }),
    encoded(null),
    'x'.repeat(10_000),
  ]

  it.each(forged)('are refused if forged: %s', async (after) => {
    const { run } = openStore()
    await run(Effect.flatMap(Contents, (contents) => contents.add(brand, inputOf(brand, 'One'))))
    const refused = { _tag: 'QueryRefused' }
    expect(await run(Effect.flip(list({ after })))).toMatchObject(refused)
    expect(await run(Effect.flip(list({ before: after })))).toMatchObject(refused)
  })

  it('are refused in another order', async () => {
    const { run } = openStore()
    for (const title of ['One', 'Two']) {
      await run(Effect.flatMap(Contents, (contents) => contents.add(brand, inputOf(brand, title))))
    }
    const { next = '' } = await run(list({ size: 1, sort: 'title' }))
    expect((await run(list({ size: 1, sort: 'title', after: next }))).items).toHaveLength(1)
    for (const sort of ['-title', 'sector', undefined]) {
      const query = { size: 1, after: next, ...(sort !== undefined && { sort }) }
      expect(await run(Effect.flip(list(query)))).toMatchObject({ _tag: 'QueryRefused' })
    }
  })
})
