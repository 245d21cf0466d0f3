import { expect, test, describe } from 'vitest'
import { cachedPage } from '#server/pages/cache/cached-page.ts'
import { makePageCache } from '#server/pages/cache/page-cache.ts'
import type { Subject } from '#server/pages/cache/invalidations.ts'

describe('what is kept', () => {
  const page = (html: string) => cachedPage(html, {})
  const kept = (html: string, shows: ReadonlyArray<Subject>) => ({
    page: page(html),
    shows,
    renew: async () => {},
  })

  test('is bounded in bytes; the oldest goes first', () => {
    const one = page('x'.repeat(1_000))
    const cache = makePageCache(one.bytes() * 2)
    for (const path of ['/a', '/b', '/c']) cache.keep(path, kept('x'.repeat(1_000), []), cache.now())
    expect([cache.get('/a'), cache.size()]).toEqual([undefined, 2])
    expect(cache.get('/c')).toBeDefined()
  })

  test('is not what was drawn before a save', () => {
    const cache = makePageCache(1_000_000)
    const since = cache.now()
    cache.saved('newsArticle')
    cache.keep('/a', kept('old', ['newsArticle']), since)
    cache.keep('/b', kept('old', ['brand']), since)
    expect(cache.get('/a')).toBeUndefined()
    expect(cache.get('/b')).toBeDefined()
  })

  test('goes all at once when a day begins', () => {
    const cache = makePageCache(1_000_000)
    const since = cache.now()
    cache.keep('/a', kept('old', []), since)
    cache.clear()
    cache.keep('/b', kept('old', []), since)
    expect(cache.size()).toBe(0)
  })

  test('tells how it is made anew once a save has touched it, until it is kept again or gone', () => {
    const cache = makePageCache(1_000_000)
    const brands = kept('old', ['brand'])
    cache.keep('/a', brands, cache.now())
    expect(cache.renewal('/a')).toBeUndefined()
    cache.saved('brand')
    expect([cache.get('/a'), cache.renewal('/a')]).toEqual([undefined, brands.renew])
    cache.keep('/a', brands, cache.now())
    expect(cache.renewal('/a')).toBeUndefined()
    cache.clear()
    cache.forget('/a')
    expect(cache.renewal('/a')).toBeUndefined()
  })

  test('is remembered of so many pages as are out of date, the latest', () => {
    const cache = makePageCache(10_000_000)
    for (let at = 0; at <= 1_000; at += 1) cache.keep(`/${at}`, kept('old', ['brand']), cache.now())
    cache.saved('brand')
    expect(cache.renewal('/0')).toBeUndefined()
    expect(cache.renewal('/1000')).toBeDefined()
  })
})
