import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { brand } from '#domain/content/brand.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import { Contents } from '#ports/content/contents.ts'
import { History } from '#ports/content/history.ts'
import { inputOf } from '../content/content-inputs.ts'
import { openStore } from '../support/open-store.ts'

const minute = 60_000

const seeded = (count: number, title: (at: number) => string) =>
  seedItems(
    newsArticle,
    Array.from({ length: count }, (_, at) => ({
      input: inputOf(newsArticle, title(at)),
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * minute).toISOString(),
    })),
  )

const list = (query?: ListQuery) => Effect.flatMap(Contents, (contents) => contents.list(newsArticle, query))

describe('a list of thousands', () => {
  it('keeps seeded times, newest first', async () => {
    const { run } = openStore()
    const ids = await run(seeded(3, (at) => `News ${at}`))
    const { items } = await run(list())
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(items.map(({ createdAt, updatedAt }) => [createdAt, updatedAt])[0]).toEqual([
      '2026-01-01T00:02:00.000Z',
      '2026-01-01T00:02:00.000Z',
    ])
  })

  it('seeds all or none', async () => {
    const { run } = openStore()
    const failure = await run(Effect.flip(seeded(3, (at) => (at === 2 ? '' : 'News'))))
    expect(failure).toMatchObject({ _tag: 'InputRefused' })
    expect((await run(list())).total).toBe(0)
  })

  it('is complete and sorted, and lets other requests through in between', async () => {
    const { run } = openStore()
    await run(seeded(1_700, (at) => `News ${at}`))
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    const immediate = () => {
      turns += 1
      if (turns < 1_000_000) handle = setImmediate(immediate)
    }
    let handle = setImmediate(immediate)
    const { items, total } = await run(list())
    clearInterval(counting)
    clearImmediate(handle)
    expect([items.length, total]).toEqual([1_700, 1_700])
    expect(items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 1_700 }, (_, at) => 1_700 - at))
    expect(turns).toBeGreaterThan(2)
  })

  it('counts the matches of a search to a thousand', async () => {
    const { run } = openStore()
    await run(seeded(1_000, () => 'Tower of pearls'))
    expect(await run(list({ search: 'tower', size: 1 }))).not.toHaveProperty('totalAtLeast')
    await run(seeded(1, () => 'Tower'))
    expect(await run(list({ search: 'tower', size: 1 }))).toMatchObject({ total: 1_000, totalAtLeast: true })
    expect(await run(list({ search: 'pearls', size: 1 }))).toMatchObject({ total: 1_000 })
  })

  it('counts a new order of its last items as a save, and names them', async () => {
    const { run } = openStore()
    const input = (at: number) => ({
      input: inputOf(brand, `Brand ${at}`),
      createdAt: new Date(0).toISOString(),
    })
    const ids = await run(
      seedItems(
        brand,
        Array.from({ length: 203 }, (_, at) => input(at + 1)),
      ),
    )
    const saves = SqlClient.SqlClient.use((sql) => sql`select total from saves where subject = 'brand'`)
    const before = await run(saves)
    await run(
      Contents.use((contents) =>
        contents.order(brand, [...ids.slice(0, 201), ...ids.slice(201).toReversed()]),
      ),
    )
    expect(before).toEqual([])
    expect(await run(saves)).toEqual([{ total: 1 }])
    const [change] = await run(
      Effect.gen(function* () {
        const history = yield* History
        const { items } = yield* history.list({ kind: 'ordered' })
        return yield* Effect.forEach(items, ({ id }) => history.get(id))
      }).pipe(Effect.provide(SqlHistory)),
    )
    expect([change?.before, change?.after]).toEqual([
      { order: ['Brand 202', 'Brand 203'] },
      { order: ['Brand 203', 'Brand 202'] },
    ])
  })

  it.each([undefined, 'title', '-title'])('has every match once over all pages (%s)', async (sort) => {
    const { run } = openStore()
    await run(seeded(1_300, (at) => (at % 13 === 0 ? `Quay ${at}` : `Tower ${at} of ${at % 7}`)))
    for (const [search, matches] of [
      ['tower of', 1_200],
      ['quay', 100],
      ['to', 1_200],
      ['qu', 100],
    ] as const) {
      const walked: Array<string> = []
      let after: string | undefined
      do {
        const page = await run(
          list({
            search,
            size: 200,
            ...(sort !== undefined && { sort }),
            ...(after !== undefined && { after }),
          }),
        )
        walked.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after !== undefined)
      expect(walked).toHaveLength(matches)
      expect(new Set(walked).size).toBe(matches)
    }
  })
})
