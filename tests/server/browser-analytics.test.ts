import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import { BrowserAnalytics } from '#adapters/browser/analytics.ts'
import { Analytics } from '#ports/analytics.ts'
import { otherSide } from './support/other-side.ts'

afterEach(() => vi.unstubAllGlobals())

const views = Effect.gen(function* () {
  const analytics = yield* Analytics
  yield* analytics.view({ path: '/about', referrer: 'https://example.com/' })
  yield* analytics.view({ path: '/', referrer: '' })
})

it('[P11] a document sends exactly one page view, and it outlives the page', async () => {
  const side = await otherSide(() => ({ body: { code: 200 } }))
  const sent = vi.spyOn(globalThis, 'fetch')
  await Effect.runPromise(Effect.provide(views, BrowserAnalytics(`${side.host}/api/group/page_view`)))
  expect(side.received).toMatchObject([
    { method: 'POST', url: '/api/group/page_view', headers: { 'content-type': 'application/json' } },
  ])
  expect(JSON.parse(side.received[0]?.body ?? '')).toEqual({
    path: '/about',
    referrer: 'https://example.com/',
  })
  expect(sent.mock.calls[0]?.[1]?.keepalive).toBe(true)
  sent.mockRestore()
  await side.close()
})

it('a page view that cannot be sent fails nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(Effect.runPromise(Effect.provide(views, BrowserAnalytics('/api')))).resolves.toBeUndefined()
})
