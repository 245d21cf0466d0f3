import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { named, parseXml, textOf } from '../support/formats/xml.ts'

const publicUrl = 'https://sahilan.example'
const hostile = 'R&D <b>"quoted"</b> \u0001\u000B\uFFFF ساحلان 🌊'
const carried = 'R&D <b>"quoted"</b>  ساحلان 🌊'

const documents = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/newsinsights/rss.xml': 'application/rss+xml; charset=utf-8',
  '/newsinsights/feed.json': 'application/feed+json; charset=utf-8',
  '/career/rss.xml': 'application/rss+xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
}

const textAt = async (visitor: Client, path: string) => {
  const response = await visitor.page(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
const xmlAt = async (visitor: Client, path: string) => parseXml(await textAt(visitor, path))
const jsonAt = async (visitor: Client, path: string) => JSON.parse(await textAt(visitor, path))
const urlsIn = async (visitor: Client, path = '/sitemap.xml') =>
  named(await xmlAt(visitor, path), 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])

describe('an empty site', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ PUBLIC_URL: publicUrl })
  })
  afterAll(() => server.stop())

  test.each(Object.entries(documents))(
    '%s is there as %s, whole and to be asked again',
    async (path, type) => {
      const response = await server.visitor().page(path)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const etag = response.headers.get('etag') ?? ''
      const held = await server.visitor().page(path, { headers: { 'if-none-match': etag } })
      expect([held.status, await held.text()]).toEqual([304, ''])
      expect((await server.visitor().page(path, { method: 'POST' })).status).toBe(405)
    },
  )

  // Seen failing with one document for each query.
  test.each(Object.keys(documents))('%s is built once for all queries', async (path) => {
    const made = async () =>
      /^page_cache_misses_total .*$/m.exec(await textAt(server.visitor(), '/metrics'))?.[0]
    const text = await textAt(server.visitor(), `${path}?x=1`)
    const before = await made()
    for (const query of ['', '?x=2', '?x=3']) expect(await textAt(server.visitor(), path + query)).toBe(text)
    expect(await made()).toBe(before)
  })

  test('robots.txt names the sitemap and disallows what is not public', async () => {
    expect(await textAt(server.visitor(), '/robots.txt')).toBe(
      `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    )
  })

  test('the sitemap lists the pages without dates', async () => {
    expect(await urlsIn(server.visitor())).toEqual(
      ['/', '/about', '/services', '/career', '/contact'].map((path) => [publicUrl + path, undefined]),
    )
  })

  test('the feeds are empty', async () => {
    const [channel] = (await xmlAt(server.visitor(), '/newsinsights/rss.xml')).children
    expect(channel && [textOf(channel, 'title'), named(channel, 'item')]).toEqual(['Latest News', []])
    expect(await jsonAt(server.visitor(), '/newsinsights/feed.json')).toMatchObject({
      title: 'Latest News',
      items: [],
    })
  })

  test('the manifest has no name, and icons that exist', async () => {
    const manifest = await jsonAt(server.visitor(), '/manifest.webmanifest')
    expect(manifest).toMatchObject({ name: 'Home', start_url: '/', theme_color: '#0A2036' })
    expect(manifest).not.toHaveProperty('short_name')
    expect(
      manifest.icons.map(({ src, purpose }: { src: string; purpose: string }) => [src, purpose]),
    ).toEqual([
      ['/icon-192.png', 'any'],
      ['/icon-512.png', 'any'],
      ['/icon-maskable-192.png', 'maskable'],
      ['/icon-maskable-512.png', 'maskable'],
    ])
  })

  test('a missing news sitemap is 404', async () => {
    for (const path of ['/sitemap-news-1.xml', '/sitemap-news-0.xml', '/sitemap-news-x.xml'])
      expect((await server.visitor().page(path)).status).toBe(404)
  })
})

describe('a site with content', () => {
  let server: TestServer
  let admin: Client
  let visitor: Client
  let Image: string

  const add = async (call: string, input: object) => {
    const { data } = await admin.post(call, input)
    return data['results'] as { id: string; createdAt: string; updatedAt: string }
  }

  beforeAll(async () => {
    server = await startServer({ PUBLIC_URL: publicUrl })
    admin = await server.as('Admin')
    visitor = server.visitor()
    Image = await uploadPicture(admin)
    await admin.put('/homepage', { site: { brandName: 'Sahilan', legalName: 'Sahilan Group Holding' } })
  })
  afterAll(() => server.stop())

  test('a hostile title is escaped, without characters that XML forbids', async () => {
    const { id, createdAt, updatedAt } = await add('/NewsLater_add', {
      Tittle: hostile,
      Image,
      Description: `First & <i>.\n\n${hostile}`,
    })
    const address = `${publicUrl}/newsinsights/${id}`
    const [channel] = (await xmlAt(visitor, '/newsinsights/rss.xml')).children
    const [item] = channel ? named(channel, 'item') : []
    if (channel === undefined || item === undefined) throw new Error('The feed holds no article')
    expect(textOf(channel, 'title')).toBe('Latest News | Sahilan')
    expect(textOf(channel, 'link')).toBe(`${publicUrl}/`)
    expect(named(channel, 'atom:link')[0]?.attributes).toMatchObject({
      href: `${publicUrl}/newsinsights/rss.xml`,
      rel: 'self',
    })
    expect(textOf(channel, 'lastBuildDate')).toBe(new Date(updatedAt).toUTCString())
    expect(textOf(item, 'title')).toBe(carried)
    expect([textOf(item, 'link'), textOf(item, 'guid')]).toEqual([address, address])
    expect(textOf(item, 'pubDate')).toBe(new Date(createdAt).toUTCString())
    expect(textOf(item, 'content:encoded')).toBe(
      '<p>First &amp; &lt;i&gt;.</p><p>R&amp;D &lt;b&gt;&quot;quoted&quot;&lt;/b&gt;  ساحلان 🌊</p>',
    )
    expect(named(item, 'enclosure')[0]?.attributes).toEqual({
      url: publicUrl + Image,
      length: (await visitor.page(Image)).headers.get('content-length'),
      type: 'image/webp',
    })
    const { items, ...feed } = await jsonAt(visitor, '/newsinsights/feed.json')
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${publicUrl}/`,
      feed_url: `${publicUrl}/newsinsights/feed.json`,
      authors: [{ name: 'Sahilan' }],
    })
    expect(items).toMatchObject([
      {
        id: address,
        url: address,
        content_text: expect.stringContaining('First & <i>.\n\nR&D'),
        image: publicUrl + Image,
        date_published: createdAt,
        date_modified: updatedAt,
      },
    ])
  })

  test('the feeds list the newest thirty articles, newest first', async () => {
    for (let made = 1; made <= 31; made++)
      await add('/NewsLater_add', { Tittle: `News ${made}`, Image, Description: 'x' })
    const { items } = await jsonAt(visitor, '/newsinsights/feed.json')
    expect(items.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 30 }, (_, before) => `News ${31 - before}`),
    )
  })

  test('the sitemap follows saves of articles, open positions and pages', async () => {
    const article = await add('/NewsLater_add', { Tittle: 'Sitemap', Image, Description: 'x' })
    const at = `${publicUrl}/newsinsights/${article.id}`
    expect(await urlsIn(visitor)).toContainEqual([at, article.updatedAt])
    await admin.put(`/NewsLater_update/${article.id}`, { Tittle: 'Sitemap again' })
    const { data } = await visitor.get(`/NewsLater/${article.id}`)
    const { updatedAt } = data['results'] as { updatedAt: string }
    expect(updatedAt > article.updatedAt).toBe(true)
    expect(await urlsIn(visitor)).toContainEqual([at, updatedAt])
    await admin.delete(`/NewsLater_del/${article.id}`)
    expect((await urlsIn(visitor)).map(([loc]) => loc)).not.toContain(at)

    const position = { title: 'Pilot', location: 'Hidd, Bahrain', description: 'Berth ships.' }
    const open = await add('/career_add', { ...position, closingDate: '2999-12-31' })
    const closed = await add('/career_add', { ...position, closingDate: '2000-01-01' })
    const urls = await urlsIn(visitor)
    expect(urls).toContainEqual([`${publicUrl}/career?apply=${open.id}`, open.updatedAt])
    expect(urls).toContainEqual([`${publicUrl}/career`, open.updatedAt])
    expect(urls.map(([loc]) => loc)).not.toContain(`${publicUrl}/career?apply=${closed.id}`)
    const member = await add('/AboutusTeam_add', { Name: 'Huda', designation: 'Chief', MemberImage: Image })
    expect(await urlsIn(visitor)).toContainEqual([`${publicUrl}/about`, member.updatedAt])
  })

  test('the sitemap dates a page by what it shows only', async () => {
    const shownAt = async (path: string) =>
      (await urlsIn(visitor)).find(([loc]) => loc === publicUrl + path)?.[1]
    const members = []
    for (const Name of ['First', 'Second', 'Third', 'Fourth'])
      members.push(await add('/AboutusTeam_add', { Name, designation: 'Chief', MemberImage: Image }))
    const home = await shownAt('/')
    const fourth = members.at(-1)
    await admin.put(`/AboutusTeam_update/${fourth?.id}`, { designation: 'Deputy' })
    // The home page shows three people, the about page all of them.
    expect(await shownAt('/')).toBe(home)
    expect(((await shownAt('/about')) ?? '') > (fourth?.updatedAt ?? '')).toBe(true)

    // Its picture is in the enquiry popup of every page.
    const slide = await add('/Ourhistory_add', { Tittle: 'Founded', Year: '1900', Image })
    expect(await shownAt('/contact')).toBe(slide.updatedAt)
  })

  test('the manifest follows the brand name', async () => {
    expect(await jsonAt(visitor, '/manifest.webmanifest')).toMatchObject({
      name: 'Sahilan Group Holding',
      short_name: 'Sahilan',
    })
    await admin.put('/homepage', { site: { brandName: 'Other' } })
    expect(await jsonAt(visitor, '/manifest.webmanifest')).toMatchObject({
      name: 'Other',
      short_name: 'Other',
    })
  })
})
