import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settling, type ScheduledChanges } from '#server/publishing/settling.ts'

const start = Date.parse('2026-12-05T06:00:00Z')
const noon = '2026-12-05T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** One change that is due at noon, and how often it was asked for and applied. */
const changes = (settle: () => Promise<void> = async () => {}) => {
  const counts = { asked: 0, settled: 0 }
  let waiting = true
  const scheduled: ScheduledChanges = {
    nextDue: async () => {
      counts.asked++
      return waiting ? noon : undefined
    },
    settle: async () => {
      counts.settled++
      await settle()
      waiting = false
    },
  }
  return { counts, ...settling(scheduled, () => {}) }
}

test('[W8] asks once when the next change is due, and applies it at the first request from then on', async () => {
  const { counts, check } = changes()
  await check()
  expect(counts).toEqual({ asked: 1, settled: 0 })
  for (let request = 0; request < 100; request++) expect(check()).toBeUndefined()
  vi.setSystemTime(Date.parse(noon) - 1)
  expect(check()).toBeUndefined()
  vi.setSystemTime(Date.parse(noon))
  await Promise.all([check(), check(), check()])
  expect(counts.settled).toBe(1)
  expect(check()).toBeUndefined()
})

test('asks again after a draft was saved', async () => {
  const { counts, check, changed } = changes()
  await check()
  changed()
  await check()
  expect(counts.asked).toBe(2)
})

test('keeps readers if changes cannot be applied, tries once a second and heals', async () => {
  let isFull = true
  const { counts, check, isOverdue } = changes(async () => {
    if (isFull) throw new Error('The disk is full')
  })
  await check()
  vi.setSystemTime(Date.parse(noon))
  await check()
  expect(isOverdue()).toBe(true)
  for (let request = 0; request < 50; request++) expect(check()).toBeUndefined()
  expect(counts.settled).toBe(1)
  isFull = false
  vi.setSystemTime(Date.parse(noon) + 1_000)
  await check()
  expect(isOverdue()).toBe(false)
  expect(counts.settled).toBe(2)
})

test('waits half a second at most for a settlement', async () => {
  let done = () => {}
  const { check, counts } = changes(() => new Promise((resolve) => (done = () => resolve())))
  await check()
  vi.setSystemTime(Date.parse(noon))
  await check()
  expect(counts.settled).toBe(1)
  done()
})
