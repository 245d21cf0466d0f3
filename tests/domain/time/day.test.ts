import { DateTime } from 'effect'
import { describe, expect, it } from 'vitest'
import { dayEnds, startOfDay } from '#domain/time/day.ts'

/** A day whose clocks go forward at midnight, so that it begins at 01:00. */
const shortDays = [
  ['Africa/Cairo', '2026-04-24', '2026-04-24T21:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-29T21:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-07T03:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-09T04:00:00.000Z'],
] as const

describe('a day that begins at 01:00', () => {
  it.each(shortDays)('ends at midnight in %s', (zone, day, midnight) => {
    expect(startOfDay(zone, day, 1)).toBe(midnight)
    const end = dayEnds(zone, DateTime.makeUnsafe(startOfDay(zone, day)))
    expect(new Date(end).toISOString()).toBe(midnight)
  })

  it('begins at 01:00 as the day after another', () => {
    expect(startOfDay('Africa/Cairo', '2026-04-23', 1)).toBe('2026-04-23T22:00:00.000Z')
    expect(startOfDay('Africa/Cairo', '2026-04-24')).toBe('2026-04-23T22:00:00.000Z')
  })
})
