import { describe, expect, it } from 'vitest'
import { retryDelayAfter, retryDelays } from '#domain/mail/letters/backoff.ts'

const day = 24 * 3_600_000

describe('the backoff between retries', () => {
  it('grows, and lasts three days', () => {
    expect(retryDelays.slice(0, 4)).toEqual([60_000, 300_000, 900_000, 3_600_000])
    expect(retryDelays).toEqual(retryDelays.toSorted((a, b) => a - b))
    expect(retryDelays.reduce((sum, pause) => sum + pause, 0) * 0.8).toBeGreaterThan(2 * day)
  })

  it('varies by at most 20%', () => {
    expect([0, 0.5, 1].map((random) => retryDelayAfter(1, random))).toEqual([48_000, 60_000, 72_000])
  })

  it('ends', () => {
    expect(retryDelayAfter(2, 0.5, [10, 20])).toBe(20)
    expect(retryDelayAfter(3, 0.5, [10, 20])).toBeUndefined()
  })
})
