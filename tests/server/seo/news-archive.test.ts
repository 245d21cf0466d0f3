import { expect, test } from 'vitest'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { fakeBackEnd } from '../support/fake-back-end.ts'
import { named, parseXml, textOf } from '../support/formats/xml.ts'

const publicUrl = 'https://sahilan.example'

const xmlAt = async (visitor: ReturnType<TestServer['visitor']>, path: string) =>
  parseXml(await (await visitor.page(path)).text())
const urlsIn = async (visitor: ReturnType<TestServer['visitor']>, path: string) =>
  named(await xmlAt(visitor, path), 'url').map((url) => textOf(url, 'loc'))

const total = 25_000
/** One article in ten is translated, of the older ones. */
const untranslated = (id: string) => (Number(id) <= 10_000 && id.endsWith('0') ? [] : ['Tittle'])
const bodyFor = (url: string, homePage: object = {}) => {
  const { pathname, searchParams } = new URL(url, 'http://side')
  if (pathname.endsWith('/homepage')) return { code: 200, message: '', data: homePage }
  if (!pathname.endsWith('/NewsLater_list'))
    return { code: 200, message: '', data: { results: [], total: 0 } }
  const size = Number(searchParams.get('size'))
  const start = Number(searchParams.get('after') ?? (Number(searchParams.get('page') ?? 1) - 1) * size)
  const ids = Array.from({ length: Math.min(size, total - start) }, (_, place) =>
    String(total - start - place),
  )
  const results = ids.map((id) => ({
    id,
    Tittle: `News ${id}`,
    updatedAt: '2026-01-01T00:00:00.000Z',
    untranslated: untranslated(id),
  }))
  return {
    code: 200,
    message: '',
    data: { results, total, ...(start + size < total && { next: String(start + size) }) },
  }
}

test('splits a large archive into sitemaps, each read page by page', async () => {
  const side = await fakeBackEnd(({ url }) => ({ body: bodyFor(url) }))
  const server = await startServer({ API_HOST: side.host, PUBLIC_URL: publicUrl })
  const visitor = server.visitor()
  const index = await xmlAt(visitor, '/sitemap.xml')
  expect(index.name).toBe('sitemapindex')
  expect(named(index, 'sitemap').map((part) => textOf(part, 'loc'))).toEqual(
    ['pages', 'news-1', 'news-2', 'news-3'].map((part) => `${publicUrl}/sitemap-${part}.xml`),
  )
  expect(await urlsIn(visitor, '/sitemap-pages.xml')).toHaveLength(6)
  const parts = [
    await urlsIn(visitor, '/sitemap-news-1.xml'),
    await urlsIn(visitor, '/sitemap-news-2.xml'),
    await urlsIn(visitor, '/sitemap-news-3.xml'),
  ]
  expect(parts.map(({ length }) => length)).toEqual([10_000, 10_000, 5_000])
  expect(new Set(parts.flat()).size).toBe(total)
  expect((await visitor.page('/sitemap-news-4.xml')).status).toBe(404)
  const lists = side.received.filter(({ url }) => url.includes('/NewsLater_list'))
  expect(lists.filter(({ url }) => !/[?&]size=\d/.test(url))).toEqual([])
  await server.stop()
  await side.close()
})

test('sitemaps of a large archive leave the cached reads of pages alone', async () => {
  const side = await fakeBackEnd(({ url }) => ({ body: bodyFor(url) }))
  const server = await startServer({ API_HOST: side.host, PUBLIC_URL: publicUrl }, {}, realFront)
  const visitor = server.visitor()
  await (await visitor.page('/about')).text()
  for (const part of [1, 2]) await urlsIn(visitor, `/sitemap-news-${part}.xml`)
  const before = side.received.length
  // With a query the page itself is not cached.
  expect((await visitor.page('/about?again')).status).toBe(200)
  expect(side.received.slice(before).map(({ url }) => url)).toEqual([])
  await server.stop()
  await side.close()
})

test('a feed has the newest thirty translated articles, however old they are', async () => {
  const side = await fakeBackEnd(({ url }) => ({ body: bodyFor(url, { languages: ['ar'] }) }))
  const server = await startServer({ API_HOST: side.host, PUBLIC_URL: publicUrl })
  const feed = await (await server.visitor().page('/ar/newsinsights/feed.json')).json()
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
    Array.from({ length: 30 }, (_, place) => `News ${10_000 - 10 * place}`),
  )
  const reads = side.received.filter(({ url }) => url.includes('/NewsLater_list'))
  expect(reads).toHaveLength((15_000 + 400) / 200)
  await server.stop()
  await side.close()
})

test('returns 503 while the other back end does not respond', async () => {
  const server = await startServer({ API_HOST: 'http://127.0.0.1:9', PUBLIC_URL: publicUrl })
  for (const path of ['/sitemap.xml', '/newsinsights/rss.xml', '/manifest.webmanifest']) {
    const response = await server.visitor().page(path)
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  await server.stop()
})
