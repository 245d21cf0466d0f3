import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dueChanges, type Schedule } from '#server/publishing/due-changes.ts'

const start = Date.parse('2026-12-05T06:00:00Z')
const noon = '2026-12-05T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/**
 * One change that is due at noon, and how often it was asked for and applied.
 *
 * @param ahead Milliseconds by which the clock that decides is ahead of this process.
 */
const changes = (apply: () => Promise<void> = async () => {}, ahead = () => 0) => {
  const counts = { asked: 0, applied: 0 }
  let waiting = true
  const scheduled: Schedule = {
    untilDue: async () => {
      counts.asked++
      return waiting ? Date.parse(noon) - Date.now() - ahead() : Number.POSITIVE_INFINITY
    },
    applyDue: async () => {
      counts.applied++
      await apply()
      waiting = false
    },
  }
  return { counts, ...dueChanges(scheduled, () => {}) }
}

test('[W8] asks once when the next change is due, and then applies it', async () => {
  const { counts, check } = changes()
  await check()
  expect(counts).toEqual({ asked: 1, applied: 0 })
  for (let request = 0; request < 100; request++) expect(check()).toBeUndefined()
  vi.setSystemTime(Date.parse(noon) - 1)
  await check()
  expect(counts.applied).toBe(0)
  vi.setSystemTime(Date.parse(noon))
  await Promise.all([check(), check(), check()])
  expect(counts.applied).toBe(1)
  expect(check()).toBeUndefined()
})

test.each([-90_000, 90_000])(
  '[W11] goes by the clock that decides, %i ms ahead of its own',
  async (ahead) => {
    const { counts, check } = changes(undefined, () => ahead)
    const dueHere = Date.parse(noon) - ahead
    await check()
    vi.setSystemTime(dueHere - 1)
    await check()
    expect(counts.applied).toBe(0)
    vi.setSystemTime(dueHere)
    await check()
    expect(counts.applied).toBe(1)
  },
)

test.each([-3_600_000, 3_600_000])('[W11] notices that its clock was set by %i ms', async (by) => {
  let set = 0
  const { counts, check } = changes(undefined, () => -set)
  vi.setSystemTime(Date.parse(noon) - 90_000)
  await check()
  set = by
  for (const [before, applied] of [
    [1, 0],
    [0, 1],
  ] as const) {
    vi.setSystemTime(Date.parse(noon) - before + set)
    await check()
    expect(counts.applied).toBe(applied)
  }
})

test('asks again after a draft was saved', async () => {
  const { counts, check, invalidate } = changes()
  await check()
  invalidate()
  await check()
  expect(counts.asked).toBe(2)
})

test('[W12] keeps readers if changes cannot be applied, tries once a second and heals', async () => {
  let isFull = true
  const { counts, check } = changes(async () => {
    if (isFull) throw new Error('The disk is full')
  })
  await check()
  vi.setSystemTime(Date.parse(noon))
  await check()
  for (let request = 0; request < 50; request++) expect(check()).toBeUndefined()
  expect(counts.applied).toBe(1)
  isFull = false
  vi.setSystemTime(Date.parse(noon) + 1_000)
  await check()
  expect(counts.applied).toBe(2)
})

test('[W12] waits half a second at most for due changes', async () => {
  let done = () => {}
  const { check, counts } = changes(() => new Promise((resolve) => (done = () => resolve())))
  await check()
  vi.setSystemTime(Date.parse(noon))
  const first = performance.now()
  await check()
  expect(performance.now() - first).toBeGreaterThan(400)
  expect(counts.applied).toBe(1)
  vi.setSystemTime(Date.parse(noon) + 500)
  expect(check()).toBeUndefined()
  done()
})

test.each(['/readyz', '/healthz', '/metrics', '/media/berth-1600x900.webp?width=640'])(
  '[W8] %s applies nothing',
  async (url) => {
    const { counts, applyFirst } = changes()
    vi.setSystemTime(Date.parse(noon))
    const requestOf = (path: string) => Object.assign(new IncomingMessage(new Socket()), { url: path })
    const visit = async (path: string) => {
      const request = requestOf(path)
      return applyFirst(request, new ServerResponse(request))
    }
    expect(await visit(url)).toBe(false)
    expect(counts).toEqual({ asked: 0, applied: 0 })
    expect(await visit('/news')).toBe(false)
    expect(counts.applied).toBe(1)
  },
)
