import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { postCode } from '#ui/site/receipt/post-code.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { drawn } from '#tests/support/back-end/plain-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { sendRaw, statusesIn } from '../support/raw.ts'

let server: TestServer
let visitor: Client
let editor: Client
let picture: string

beforeAll(async () => {
  server = await startServer()
  visitor = server.visitor()
  editor = await server.as('CXTeam')
  picture = await uploadPicture(editor)
})
afterAll(() => server.stop())

const addNews = async (Tittle: string) => {
  const { data } = await editor.post('/NewsLater_add', { Tittle, Image: picture, Description: 'x' })
  return (data['results'] as { id: string }).id
}

const titleOf = async (path: string) =>
  /<title>(.*)<\/title>/.exec(await (await visitor.page(path)).text())?.[1]

/** Sends exact Accept-Encoding headers; `fetch` would decode the body. */
const rawGet = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      httpRequest(server.site + path, { headers }, (response) => {
        const chunks: Array<Buffer> = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
        .on('error', reject)
        .end()
    },
  )

describe('a public page', () => {
  let id: string
  beforeEach(async () => {
    id = await addNews('First')
  })

  test('is rendered once and then sent from the cache', async () => {
    await visitor.page(`/newsinsights/${id}`)
    const before = drawn.pages
    for (let asked = 0; asked < 3; asked++) expect(await titleOf(`/newsinsights/${id}`)).toBe('First')
    expect(drawn.pages).toBe(before)
  })

  test('is rendered once for concurrent requests', async () => {
    const all = () => Promise.all(Array.from({ length: 8 }, () => titleOf(`/newsinsights/${id}`)))
    const before = drawn.pages
    expect(new Set(await all())).toEqual(new Set(['First']))
    expect(drawn.pages).toBe(before + 1)
    await editor.put(`/NewsLater_update/${id}`, { Tittle: 'Second' })
    expect(new Set(await all())).toEqual(new Set(['Second']))
    expect(drawn.pages).toBe(before + 2)
  })

  test('is new as soon as a save was acknowledged', async () => {
    expect(await titleOf(`/newsinsights/${id}`)).toBe('First')
    await editor.put(`/NewsLater_update/${id}`, { Tittle: 'Second' })
    expect(await titleOf(`/newsinsights/${id}`)).toBe('Second')
    const newer = await addNews('Newer')
    expect(await titleOf('/newsinsights/999999')).toBe('Newer')
    await editor.delete(`/NewsLater_del/${newer}`)
    expect(await titleOf(`/newsinsights/${newer}`)).toBe('Second')
  })

  test('stays cached when something else is saved', async () => {
    await visitor.page(`/newsinsights/${id}`)
    const before = drawn.pages
    await editor.post('/Ourbrands_add', { Tittle: 'Brand', Image: picture })
    await visitor.page(`/newsinsights/${id}`)
    expect(drawn.pages).toBe(before)
  })

  test('is sent in the smallest accepted encoding, each with its own ETag', async () => {
    const plain = await rawGet(`/newsinsights/${id}`)
    const zipped = await rawGet(`/newsinsights/${id}`, { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(zipped.headers.etag).not.toBe(plain.headers.etag)
    expect(zipped.headers.vary).toBe('accept-encoding')
    expect(
      (await rawGet(`/newsinsights/${id}`, { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined()
    const small = () => rawGet(`/newsinsights/${id}`, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    const { headers, body } = await small()
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body)).toEqual(plain.body)
    await vi.waitFor(
      async () => {
        const smallest = await small()
        expect(smallest.body.length).toBeLessThan(body.length)
        expect(brotliDecompressSync(smallest.body)).toEqual(plain.body)
        expect(smallest.headers.etag).toBe(headers.etag)
      },
      { timeout: 5_000, interval: 200 },
    )
  })

  test('responds 304 to a matching ETag, and to HEAD without a body', async () => {
    const { headers } = await rawGet(`/newsinsights/${id}`)
    const held = await rawGet(`/newsinsights/${id}`, { 'if-none-match': `"x", ${headers.etag}` })
    expect(held.status).toBe(304)
    expect(held.body).toHaveLength(0)
    const withQuery = `/newsinsights/${id}?q=1`
    const rendered = await rawGet(withQuery, {
      'if-none-match': (await rawGet(withQuery)).headers.etag ?? '',
    })
    // Regression: the policy of other responses, which allows nothing, reached browsers with such a 304.
    for (const { status, headers: fresh } of [held, rendered])
      expect([status, Object.keys(fresh).toSorted()]).toEqual([
        304,
        ['cache-control', 'connection', 'date', 'etag', 'keep-alive', 'vary', 'x-request-id'],
      ])
    const head = await visitor.page(`/newsinsights/${id}`, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ])
  })

  // Regression: the policy allowed whatever inline scripts a page had.
  test('carries its security headers, which allow no inline script but the known one', async () => {
    const hash = createHash('sha256').update(postCode).digest('base64')
    for (const path of [`/newsinsights/${id}`, `/newsinsights/${id}`, '/nowhere']) {
      const { headers } = await visitor.page(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining(`script-src 'self' 'sha256-${hash}';`),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.any(String),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(headers.get('content-security-policy')).toMatch(
        /object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
      )
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  // Seen failing with pages rendered for the forwarded host.
  test('does not depend on cookies or headers', async () => {
    // The first request, so that a wrong page would be cached for all others.
    const other = await rawGet(`/newsinsights/${id}`, {
      cookie: `session=${editor.cookies.get('session')}`,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    })
    const plain = await rawGet(`/newsinsights/${id}`)
    expect(other.body).toEqual(plain.body)
    expect(other.headers.etag).toBe(plain.headers.etag)
  })

  test('is not cached under a query, an unknown path or an unknown id', async () => {
    for (const path of [`/newsinsights/${id}?x=1`, '/nowhere', '/newsinsights/999999']) {
      await visitor.page(path)
      const before = drawn.pages
      await visitor.page(path)
      expect(drawn.pages).toBe(before + 1)
    }
  })
})

describe('other addresses', () => {
  test('[P7] an unknown path returns 404', async () => {
    expect((await visitor.page('/nowhere')).status).toBe(404)
    expect((await visitor.page('/api/other/NewsLater_list')).status).toBe(404)
  })

  test('a page accepts only GET and HEAD', async () => {
    const response = await visitor.page('/', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('rejects a target with another host', async () => {
    const send = (target: string) =>
      sendRaw(server.site, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(statusesIn(await send('//evil.example/'))).toEqual([400])
    expect(statusesIn(await send('http://evil.example/'))).toEqual([400])
  })

  test.each(['/admin', '/ADMIN/NewsList', '/admin/anything/at/all'])(
    '[P10] %s is the one document of the back office',
    async (path) => {
      const response = await visitor.page(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      const html = await response.text()
      expect(html).toContain('<div id="root"><div class="splash"')
      expect(html).toContain('<script type="module" src="/main.js">')
      expect(html).toContain('<link rel="modulepreload" href="/shared.js">')
      expect(html).toContain('<link rel="stylesheet" href="/main.css">')
    },
  )

  test('the splash shows the logo and escapes the name', async () => {
    const admin = await server.as('Admin')
    await admin.put('/homepage', { site: { brandName: '"><script>', logoOnDark: picture } })
    const html = await (await visitor.page('/admin')).text()
    expect(html).toContain(`<img src="${picture}" alt="&quot;&gt;&lt;script&gt;">`)
  })

  test('/adminx is not part of the back office', async () => {
    expect((await visitor.page('/adminx')).status).toBe(404)
  })

  test('/healthz and /readyz respond', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await visitor.page(path)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
  })
})
