// @vitest-environment node
import { Layer, ManagedRuntime } from 'effect'
import { expect, test } from 'vitest'
import { MemoryContents } from '#adapters/memory/content/contents.ts'
import { MemoryHomePageDetails } from '#adapters/memory/content/home-page.ts'
import { contentReads } from '#ui/page-reads.ts'
import { archiveAddress, readNewsArchive, type ArchiveAddress } from '#ui/site/news/archive/archive-data.ts'

/** The oldest first. In Bahrain the last two days of a year in UTC may be the first of the next. */
const days = [
  '2019-05-01T00:00:00.000Z',
  '2022-01-01T00:00:00.000Z',
  '2023-12-31T20:59:59.999Z',
  '2023-12-31T21:00:00.000Z',
  '2025-06-01T00:00:00.000Z',
  '2025-12-31T22:00:00.000Z',
]

const archive = (address: ArchiveAddress, times = days) => {
  const newsArticle = times.map((createdAt, at) => ({
    id: String(at + 1),
    title: `Berth ${at + 1}`,
    image: '/x.png',
    description: 'x',
    createdAt,
  }))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(MemoryContents({ items: { newsArticle } }), MemoryHomePageDetails({})),
  )
  return readNewsArchive(
    contentReads((effect) => runtime.runPromise(effect)),
    address,
    'Asia/Bahrain',
  )
}

const listed = async (address: ArchiveAddress) => {
  const { years, next } = await archive(address)
  return {
    years: years.map(({ year, articles }) => [year, ...articles.map(({ id }) => id)]),
    ...(next !== undefined && { next }),
  }
}

test('[S6] counts the articles of each year in the time zone of the site', async () => {
  const { counts } = await archive({})
  expect(counts.map(({ year, total }) => [year, total])).toEqual([
    [2026, 1],
    [2025, 1],
    [2024, 1],
    [2023, 1],
    [2022, 1],
    [2019, 1],
  ])
})

test('[S6] shows three years a page, and every article once over the pages', async () => {
  expect(await listed({})).toEqual({
    years: [
      [2026, '6'],
      [2025, '5'],
      [2024, '4'],
    ],
    next: 2023,
  })
  expect(await listed({ before: '2024' })).toEqual({
    years: [
      [2023, '3'],
      [2022, '2'],
      [2019, '1'],
    ],
  })
})

const seconds = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2024, 5, 1, 0, 0, at)).toISOString())

test('[S6] a page has 200 articles, and the next one goes on within their year', async () => {
  const times = [...days.slice(0, 2), ...seconds(250)]
  const idsOf = async (address: ArchiveAddress) => {
    const { years, next, after } = await archive(address, times)
    return { ids: years.flatMap(({ articles }) => articles.map(({ id }) => Number(id))), next, after }
  }
  const first = await idsOf({})
  expect([first.ids[0], first.ids.length, first.next, first.after]).toEqual([252, 200, 2024, '53'])
  const second = await idsOf({ before: '2025', after: '53' })
  expect(second).toEqual({
    ids: [...Array.from({ length: 50 }, (_, at) => 52 - at), 2, 1],
    next: undefined,
    after: undefined,
  })
  expect((await idsOf({ year: '2024', after: '53' })).ids).toHaveLength(50)
})

test('[S6] counts all articles, and more than 1,000 found ones as at least that', async () => {
  const times = seconds(1_001)
  const { total, totalAtLeast } = await archive({}, times)
  expect([total, totalAtLeast]).toEqual([1_001, undefined])
  expect(await archive({ q: 'berth' }, times)).toMatchObject({ total: 1_000, totalAtLeast: true })
})

test('[S6] narrows counts and years by words', async () => {
  expect(await listed({ q: 'berth 5' })).toEqual({ years: [[2025, '5']] })
  expect((await archive({ q: 'berth 5' })).counts).toEqual([{ year: 2025, total: 1 }])
  expect(await listed({ q: 'nothing' })).toEqual({ years: [] })
})

test('[S6] ignores what is no year and no word', () => {
  expect(archiveAddress({ year: '2025', q: 'quay', before: '2024' })).toEqual({
    year: '2025',
    q: 'quay',
    before: '2024',
  })
  expect(archiveAddress({ year: '25', q: ' ', before: '0001', other: 'x' })).toEqual({})
  expect(archiveAddress({ year: 2025, q: ['a'] })).toEqual({})
})
