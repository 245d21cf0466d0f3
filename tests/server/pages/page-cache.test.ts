import { expect, test, describe } from 'vitest'
import { cachedPage } from '#server/pages/cache/cached-page.ts'
import { makePageCache } from '#server/pages/cache/page-cache.ts'
import type { Publishable } from '#domain/publishing/draft.ts'

describe('the page cache', () => {
  const page = (html: string) => cachedPage(html, {})
  const entry = (html: string, shows: ReadonlyArray<Publishable>) => ({
    page: page(html),
    shows,
    rerender: async () => {},
  })

  test('is bounded in bytes and evicts the oldest page first', () => {
    const one = page('x'.repeat(1_000))
    const cache = makePageCache(one.bytes() * 2)
    for (const path of ['/a', '/b', '/c']) cache.set(path, entry('x'.repeat(1_000), []), cache.revision())
    expect([cache.get('/a'), cache.size()]).toEqual([undefined, 2])
    expect(cache.get('/c')).toBeDefined()
  })

  test('stores no page that was rendered before a save', () => {
    const cache = makePageCache(1_000_000)
    const since = cache.revision()
    cache.saved('newsArticle')
    cache.set('/a', entry('old', ['newsArticle']), since)
    cache.set('/b', entry('old', ['brand']), since)
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeDefined()
  })

  test('stores no page that was rendered before it was cleared', () => {
    const cache = makePageCache(1_000_000)
    const since = cache.revision()
    cache.set('/a', entry('old', []), since)
    cache.invalidateAll()
    cache.set('/b', entry('old', []), since)
    expect(cache.size()).toBe(0)
  })

  test('returns the renderer of an invalidated page until it is set or removed', () => {
    const cache = makePageCache(1_000_000)
    const brands = entry('old', ['brand'])
    cache.set('/a', brands, cache.revision())
    expect(cache.rerenderOf('/a')).toBeUndefined()
    cache.saved('brand')
    expect([cache.get('/a'), cache.rerenderOf('/a')]).toEqual([undefined, brands.rerender])
    cache.set('/a', brands, cache.revision())
    expect(cache.rerenderOf('/a')).toBeUndefined()
    cache.invalidateAll()
    cache.remove('/a')
    expect(cache.rerenderOf('/a')).toBeUndefined()
  })

  test('remembers the renderers of the latest 1,000 invalidated pages', () => {
    const cache = makePageCache(10_000_000)
    for (let at = 0; at <= 1_000; at += 1) cache.set(`/${at}`, entry('old', ['brand']), cache.revision())
    cache.saved('brand')
    expect(cache.rerenderOf('/0')).toBeUndefined()
    expect(cache.rerenderOf('/1000')).toBeDefined()
  })
})
