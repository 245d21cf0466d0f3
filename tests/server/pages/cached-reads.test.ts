import { expect, test } from 'vitest'
import { cachedReads } from '#server/pages/cache/cached-reads.ts'
import { makePageCache } from '#server/pages/cache/page-cache.ts'

const reading = () => {
  const cache = makePageCache(1_000_000)
  const asked: Array<string> = []
  const read = cachedReads(
    {
      homePage: async () => {
        asked.push('homePage')
        throw new Error('Away')
      },
      list: async (name, { search = '' }) => {
        asked.push(`${name} ${search}`)
        return { items: [], total: 0 }
      },
      get: async (name, id) => {
        asked.push(`${name} ${id}`)
        return undefined
      },
    },
    cache.changed,
  )
  return { cache, asked, read }
}

test('each question is asked once, until what it asks about is saved', async () => {
  const { cache, asked, read } = reading()
  const all = async () => {
    await read.list('newsArticle', {})
    await read.list('newsArticle', { search: 'berth' })
    await read.get('newsArticle', '1')
    await read.get('brand', '1')
  }
  await all()
  await all()
  const questions = ['newsArticle ', 'newsArticle berth', 'newsArticle 1', 'brand 1']
  expect(asked).toEqual(questions)
  cache.saved('brand')
  await all()
  expect(asked).toEqual([...questions, 'brand 1'])
  cache.clear()
  await all()
  expect(asked).toEqual([...questions, 'brand 1', ...questions])
})

test('what failed is asked again', async () => {
  const { asked, read } = reading()
  await expect(read.homePage()).rejects.toThrow('Away')
  await expect(read.homePage()).rejects.toThrow('Away')
  expect(asked).toHaveLength(2)
})

test('answers are bounded, however many questions an address can ask', async () => {
  const { asked, read } = reading()
  for (let at = 0; at < 100; at += 1) await read.list('career', { search: String(at) })
  await read.list('career', { search: '99' })
  expect(asked).toHaveLength(100)
  await read.list('career', { search: '0' })
  expect(asked).toHaveLength(101)
})
