import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { newDatabase } from '#tests/support/databases/postgres-databases.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, type TestServer } from '#tests/support/back-end/server.ts'
import { samples } from '../support/content-samples.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'

const noon = Date.parse('2029-12-16T12:00:00+03:00')
const tooSoon = 9_999

let cdn: Receiver
let server: TestServer
let admin: Client

const start = async (kind: string, answer?: Parameters<typeof startReceiver>[0]) => {
  cdn = await startReceiver(answer)
  const purge = { CDN_PURGE_URL: cdn.address, CDN_PURGE_TOKEN: 'a token', CDN_PURGE_KIND: kind }
  const store = inject('postgres') === undefined ? {} : { DATABASE_URL: await newDatabase() }
  server = await startServer({ CDN_TTL: '300', ...purge, ...store }, {}, realFront)
  admin = await server.as('Admin')
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})
afterEach(async () => {
  await server.stop()
  cdn.stop()
  vi.useRealTimers()
})

const purged = (count: number) =>
  vi.waitFor(() => expect(cdn.received).toHaveLength(count), { timeout: 10_000 })
const tags = () => cdn.received.map(({ body }) => JSON.parse(body).tags)
const metrics = async () => (await server.visitor().page('/metrics')).text()
const queued = async () => /^cdn_purges_queued\{state="waiting"\} (\d+)$/mu.exec(await metrics())?.[1]
/** Longer than the worker waits between two claims. */
const someRounds = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 4_500)
  })
const career = { title: 'Pilot', location: 'Hidd, Bahrain', description: 'x' }

describe('[O28] a save', () => {
  test('purges its tag after the commit, and once more 10 seconds later', async () => {
    await start('cloudflare')
    await admin.post('/career_add', career)
    await purged(1)
    vi.setSystemTime(noon + tooSoon)
    await someRounds()
    expect(cdn.received).toHaveLength(1)
    vi.setSystemTime(noon + 10_000)
    await purged(2)
    expect(tags()).toEqual([['career'], ['career']])
    expect(cdn.received[0]?.headers).toMatchObject({
      authorization: 'Bearer a token',
      'content-type': 'application/json',
    })
    expect(await queued()).toBe('0')
  })

  test('is told to Fastly in its own words', async () => {
    await start('fastly')
    await admin.put('/homepage', { statement: 'Built on trade.' })
    await purged(1)
    expect(JSON.parse(cdn.received[0]?.body ?? '')).toEqual({ surrogate_keys: ['homePage'] })
    expect(cdn.received[0]?.headers['fastly-key']).toBe('a token')
  })

  test('that fails, or that visitors do not see, purges nothing', async () => {
    await start('cloudflare')
    await admin.put('/homepage', { statement: 'x', version: 99_999 })
    await admin.post('/drafts', { subject: 'newsArticle', fields: { Tittle: 'Not yet' } })
    await admin.post('/templates', { title: 'Thanks', text: 'Thank you.' })
    expect(await queued()).toBe('0')
    await someRounds()
    expect(cdn.received).toEqual([])
  })

  // PostgreSQL decides by its own clock what is due.
  const hasOwnClock = inject('postgres') !== undefined
  if (!hasOwnClock)
    test('of a scheduled change purges its pages, and so does the change itself', async () => {
      await start('cloudflare')
      const dueAt = noon + 60_000
      const page = async () => (await server.visitor().page('/')).headers.get('cdn-cache-control')
      expect(await page()).toContain('max-age=300,')
      await admin.post('/drafts', {
        subject: 'homePage',
        fields: { statement: 'Later' },
        dueAt: new Date(dueAt).toISOString(),
      })
      await purged(1)
      // The clock has moved on while it waited for the purge.
      expect(await page()).toMatch(/^max-age=(?:[45]\d|60), stale-if-error=86400$/u)
      vi.setSystemTime(dueAt)
      await page()
      await purged(2)
      vi.setSystemTime(dueAt + 10_000)
      await purged(3)
      expect(tags()).toEqual([['homePage'], ['homePage'], ['homePage']])
    })

  test('of one thing many times leaves no more than two purges waiting', async () => {
    await start('cloudflare', () => undefined)
    for (const title of ['One', 'Two', 'Three', 'Four']) await admin.post('/career_add', { ...career, title })
    await purged(1)
    for (const title of ['Five', 'Six']) await admin.post('/career_add', { ...career, title })
    expect(Number(await queued())).toBeLessThanOrEqual(3)
  })
})

describe('[O28] a CDN that is away', () => {
  test('delays no save and no webhook, shows in /metrics, and gets its purge later', async () => {
    let isAway = true
    await start('cloudflare', () => (isAway ? undefined : 200))
    const began = performance.now()
    await admin.post('/career_add', career)
    await admin.put('/homepage', { statement: 'Built on trade.' })
    const took = performance.now() - began
    await purged(1)
    expect(took).toBeLessThan(2_000)
    expect(await queued()).toBe('4')
    expect(await metrics()).toContain('webhooks_queued{state="waiting"} 0\n')
    const { data } = await admin.get('/webhook_deliveries')
    expect(data['results']).toEqual([])
    isAway = false
    vi.setSystemTime(noon + 120_000)
    await vi.waitFor(async () => expect(await queued()).toBe('0'), { timeout: 15_000 })
    expect(new Set(tags().flat())).toEqual(new Set(['career', 'homePage']))
  })

  test('is not told anything, and not in /metrics, unless it is configured', async () => {
    cdn = await startReceiver()
    server = await startServer({ CDN_TTL: '300' }, {}, realFront)
    await (await server.as('Admin')).post('/career_add', career)
    expect(await metrics()).not.toContain('cdn_purges')
  })
})

test('a purge is neither listed nor counted among the deliveries of webhooks', async () => {
  await start('cloudflare', () => 500)
  await admin.post('/Ourbrands_add', samples.brand.input)
  await admin.post('/career_add', career)
  await purged(1)
  const { data } = await admin.get('/webhook_deliveries')
  expect(data['results']).toEqual([])
})
