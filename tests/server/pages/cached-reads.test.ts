import { expect, test } from 'vitest'
import { cachedReads } from '#server/pages/cache/cached-reads.ts'
import { currentRequest } from '#server/edge/request/current-request.ts'
import { makePageCache } from '#server/pages/cache/page-cache.ts'
import { readRelated } from '#ui/site/news/related-news.ts'

const reading = () => {
  const cache = makePageCache(1_000_000)
  const reads: Array<string> = []
  const read = cachedReads(
    {
      homePage: async () => {
        reads.push('homePage')
        throw new Error('Away')
      },
      list: async (name, { search = '' }) => {
        reads.push(`${name} ${search}`)
        return { items: [], total: 0 }
      },
      get: async (name, id) => {
        reads.push(`${name} ${id}`)
        return undefined
      },
    },
    cache.revisionOf,
  )
  return { cache, reads, read }
}

test('runs each query once until its subject is saved', async () => {
  const { cache, reads, read } = reading()
  const all = async () => {
    await read.list('newsArticle', {})
    await read.list('newsArticle', { search: 'berth' })
    await read.get('newsArticle', '1')
    await read.get('brand', '1')
  }
  await all()
  await all()
  const queries = ['newsArticle ', 'newsArticle berth', 'newsArticle 1', 'brand 1']
  expect(reads).toEqual(queries)
  cache.saved('brand')
  await all()
  expect(reads).toEqual([...queries, 'brand 1'])
  cache.invalidateAll()
  await all()
  expect(reads).toEqual([...queries, 'brand 1', ...queries])
})

test('reads again after a failure', async () => {
  const { reads, read } = reading()
  await expect(read.homePage()).rejects.toThrow('Away')
  await expect(read.homePage()).rejects.toThrow('Away')
  expect(reads).toHaveLength(2)
})

test('reads once for a request while the read fails', async () => {
  const { reads, read } = reading()
  const request = (id: string) =>
    currentRequest.run({ id, address: () => '', span: undefined, isTimed: false }, async () => {
      await expect(read.homePage()).rejects.toThrow('Away')
      await expect(read.homePage()).rejects.toThrow('Away')
    })
  await request('1')
  expect(reads).toHaveLength(1)
  await request('2')
  expect(reads).toHaveLength(2)
})

test('bounds the number of cached results', async () => {
  const { reads, read } = reading()
  for (let at = 0; at < 100; at += 1) await read.list('career', { search: String(at) })
  await read.list('career', { search: '99' })
  expect(reads).toHaveLength(100)
  await read.list('career', { search: '0' })
  expect(reads).toHaveLength(101)
})

test('searches for related articles once until an article is saved', async () => {
  const { cache, reads, read } = reading()
  const article = {
    id: '1',
    title: 'A lighthouse of glass',
    image: '',
    description: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  }
  const searched = ['newsArticle lighthouse', 'newsArticle glass']
  await readRelated(read, article)
  expect(reads).toEqual(searched)
  for (let at = 0; at < 100; at += 1) await read.list('career', { search: String(at) })
  cache.saved('homePage')
  reads.length = 0
  await readRelated(read, article)
  expect(reads).toEqual([])
  cache.saved('newsArticle')
  await readRelated(read, article)
  expect(reads).toEqual(searched)
})
