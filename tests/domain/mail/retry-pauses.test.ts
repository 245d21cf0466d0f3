import { describe, expect, it } from 'vitest'
import { retryDelayAfter, retryDelays } from '#domain/mail/messages/backoff.ts'

const day = 24 * 3_600_000

describe('the pauses between tries', () => {
  it('grow, and go on for three days', () => {
    expect(retryDelays.slice(0, 4)).toEqual([60_000, 300_000, 900_000, 3_600_000])
    expect(retryDelays).toEqual(retryDelays.toSorted((a, b) => a - b))
    expect(retryDelays.reduce((sum, pause) => sum + pause, 0) * 0.8).toBeGreaterThan(2 * day)
  })

  it('are moved by a fifth at most', () => {
    expect([0, 0.5, 1].map((random) => retryDelayAfter(1, random))).toEqual([48_000, 60_000, 72_000])
  })

  it('come to an end', () => {
    expect(retryDelayAfter(2, 0.5, [10, 20])).toBe(20)
    expect(retryDelayAfter(3, 0.5, [10, 20])).toBeUndefined()
  })
})
