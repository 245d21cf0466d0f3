import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { concurrencyLimit } from '#server/edge/promises/concurrency-limit.ts'
import { perMinute } from '#server/edge/admission/per-minute.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[V7] a third preview waits for one of two, and three times as long as that took', async () => {
  const inTurn = concurrencyLimit(2, 3)
  const begun: Array<string> = []
  const work = (name: string, time: number) =>
    inTurn(async () => {
      begun.push(name)
      await new Promise((resolve) => setTimeout(resolve, time))
      if (name === 'one') throw new Error('It failed.')
      return name
    })
  const all = Promise.allSettled([work('one', 10), work('two', 30), work('three', 10), work('four', 10)])
  await vi.advanceTimersByTimeAsync(39)
  expect(begun).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(2)
  expect(begun).toEqual(['one', 'two', 'three'])
  await vi.advanceTimersByTimeAsync(60)
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled'])
})

test('[V7] more pages than allowed in a minute wait for the oldest to be a minute old', () => {
  const next = perMinute(2)
  expect([next('me 1'), next('me 1'), next('me 1'), next('me 2')]).toEqual([0, 0, 60, 0])
  vi.advanceTimersByTime(45_000)
  expect(next('me 1')).toBe(15)
  vi.advanceTimersByTime(15_000)
  expect(next('me 1')).toBe(0)
})
