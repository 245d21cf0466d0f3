import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { sendRaw } from '../support/raw.ts'

const noon = Date.parse('2029-12-16T12:00:00+03:00')
const minute = 60_000
const hour = 60 * minute

const zone = { TIME_ZONE: 'Asia/Bahrain', PUBLIC_URL: 'https://sahilan.example' }
let plain: TestServer
let zero: TestServer
let fronted: TestServer
let admin: Client

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  plain = await startServer(zone, {}, realFront)
  zero = await startServer({ ...zone, CDN_TTL: '0' }, {}, realFront)
  fronted = await startServer({ ...zone, CDN_TTL: '300' }, {}, realFront)
  admin = await fronted.as('Admin')
})
afterAll(async () => {
  for (const server of [plain, zero, fronted]) await server.stop()
  vi.useRealTimers()
})

const cdnHeader = /^(?:cdn-cache-control|surrogate-control|cache-tag|surrogate-key): .*\r\n/gmu

const raw = async ({ port }: TestServer, path: string, headers = '') => {
  const request = `GET ${path} HTTP/1.1\r\nhost: sahilan.example\r\nconnection: close\r\n${headers}\r\n`
  const response = await sendRaw(`http://127.0.0.1:${port}`, request)
  return response.replace(/^x-request-id: .*\r\n/mu, '').replace(/^Date: .*\r\n/mu, '')
}
const headersOf = (response: string) => (response.match(cdnHeader) ?? []).map((line) => line.trimEnd())
const controlOf = async (path = '/') => (await fronted.visitor().page(path)).headers.get('cdn-cache-control')

const cacheable = [
  '/',
  '/about',
  '/career',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/newsinsights/rss.xml',
  '/career/rss.xml',
]
const others = [
  '/?utm=1',
  '/about/',
  '/ABOUT',
  '/news?year=2029',
  '/nowhere',
  '/newsinsights/nothing',
  '/companies',
  '/en/about',
  '/admin',
  '/admin/login',
  '/search?q=a',
  '/receipt',
  '/preview/x/about',
  '/healthz',
  '/readyz',
  '/metrics',
  '/media/nothing.webp',
  '/og/site-0.jpg',
  '/api/group/homepage',
  '/api/group/Ourbrands_list?page=1',
  '/api/group/nothing',
]

describe('[O27] the headers for a CDN', () => {
  test('are on every response from the page cache, also on 304', async () => {
    const control = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'
    for (const path of cacheable) {
      const first = await raw(fronted, path)
      const [, etag = ''] = /^etag: (.*)\r$/mu.exec(first) ?? []
      const later = await raw(fronted, path)
      const unchanged = await raw(fronted, path, `if-none-match: ${etag}\r\n`)
      expect(unchanged).toMatch(/^HTTP\/1.1 304 /u)
      for (const response of [first, later, unchanged]) {
        expect([path, headersOf(response)]).toEqual([path, headersOf(first)])
        expect(headersOf(response)).toContain(`cdn-cache-control: ${control}`)
        expect(headersOf(response)).toContain(`surrogate-control: ${control}`)
        expect(response).toContain('\r\ncache-control: no-cache\r\n')
        expect(response).not.toMatch(/^set-cookie:/imu)
      }
    }
  })

  test('name what the page shows', async () => {
    const { headers } = await fronted.visitor().page('/about')
    const tags = headers.get('cache-tag')?.split(',') ?? []
    expect(tags).toEqual(expect.arrayContaining(['homePage', 'teamMember']))
    expect(tags).not.toContain('career')
    expect(headers.get('surrogate-key')).toBe(tags.join(' '))
  })

  test('stand on nothing else', async () => {
    for (const path of others) expect([path, headersOf(await raw(fronted, path))]).toEqual([path, []])
    const signedIn = `cookie: ${[...admin.cookies].map((pair) => pair.join('=')).join('; ')}\r\n`
    expect(headersOf(await raw(fronted, '/api/group/adminuser_list', signedIn))).toEqual([])
    const post = await fetch(`http://127.0.0.1:${fronted.port}/contact`, { method: 'POST' })
    expect([...post.headers.keys()].filter((name) => /cdn|surrogate|cache-tag/u.test(name))).toEqual([])
  })

  test('stand neither on old addresses nor on previews', async () => {
    for (const entry of [
      { from: '/old', to: '/about', status: 301 },
      { from: '/gone', to: '', status: 410 },
    ])
      expect(await admin.post('/redirects', entry)).toMatchObject({ code: 200 })
    const link = { label: 'Dana', scope: 'site', moment: 'drafts' }
    const { data } = await admin.post('/preview_links', link)
    const { id, address } = data['results'] as Readonly<Record<string, unknown>>
    const body = new URLSearchParams({ code: String(address).split('#')[1] ?? '' })
    const entrance = await fronted.visitor().page('/preview', { method: 'POST', body })
    const cookie = `cookie: ${entrance.headers.getSetCookie()[0]?.split(';')[0]}\r\n`
    for (const [path, status, headers] of [
      ['/old', 301, ''],
      ['/gone', 410, ''],
      [`/preview/${String(id)}/drafts/about`, 200, cookie],
    ] as const) {
      const response = await raw(fronted, path, headers)
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'))
      expect([path, headersOf(response)]).toEqual([path, []])
    }
  })

  test('are all that CDN_TTL changes, and without it no response changes', async () => {
    for (const path of [...cacheable, ...others.filter((other) => other !== '/metrics')]) {
      const usual = await raw(plain, path)
      expect([path, headersOf(usual)]).toEqual([path, []])
      expect(await raw(zero, path)).toBe(usual)
      expect((await raw(fronted, path)).replace(cdnHeader, '')).toBe(usual)
    }
  })
})

describe('[O28] max-age', () => {
  test('ends at midnight in the time zone, without an old page after it', async () => {
    const midnight = noon + 12 * hour
    const seen: Array<unknown> = []
    for (const before of [10 * minute, 6 * minute, 6 * minute - 1, 4 * minute, 1_500, 1]) {
      vi.setSystemTime(midnight - before)
      seen.push(await controlOf())
    }
    vi.setSystemTime(midnight)
    seen.push(await controlOf())
    const usual = 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'
    expect(seen).toEqual([
      usual,
      usual,
      'max-age=300, stale-if-error=86400',
      'max-age=240, stale-if-error=86400',
      'max-age=1, stale-if-error=86400',
      'max-age=0, stale-if-error=86400',
      usual,
    ])
    vi.setSystemTime(noon)
  })

  test('ends when a scheduled change is due, from the save of the change on', async () => {
    const dueAt = noon + 2 * minute
    expect(await controlOf()).toContain('max-age=300,')
    const draft = {
      subject: 'homePage',
      fields: { statement: 'Later' },
      dueAt: new Date(dueAt).toISOString(),
    }
    expect((await admin.post('/drafts', draft)).code).toBe(200)
    expect(await controlOf()).toBe('max-age=120, stale-if-error=86400')
    vi.setSystemTime(dueAt - 700)
    expect(await controlOf('/about')).toBe('max-age=0, stale-if-error=86400')
    vi.setSystemTime(dueAt)
    const due = await fronted.visitor().page('/')
    expect(await due.text()).toContain('Later')
    expect(due.headers.get('cdn-cache-control')).toContain('max-age=300,')
  })
})
