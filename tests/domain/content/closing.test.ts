import { DateTime } from 'effect'
import { describe, expect, it } from 'vitest'
import { isOpenPosition } from '#domain/content/career.ts'
import { closedAt } from '#domain/content/item/closing.ts'

const at = (instant: string) => DateTime.makeUnsafe(instant)

describe('closing a position now', () => {
  it.each([
    ['2026-11-21T09:00:00Z', 'Asia/Bahrain', '2026-11-20'],
    ['2026-11-21T21:30:00Z', 'Asia/Bahrain', '2026-11-21'],
    ['2026-11-21T21:30:00Z', 'UTC', '2026-11-20'],
    ['2027-01-01T02:00:00Z', 'America/New_York', '2026-12-30'],
    ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-28'],
  ])('at %s in %s has the closing date %s', (now, timeZone, day) => {
    expect(closedAt(at(now), timeZone)).toBe(day)
  })

  it('leaves it open the day before and closed from then on', () => {
    const closingDate = closedAt(at('2026-11-21T21:30:00Z'), 'Asia/Bahrain')
    expect(isOpenPosition({ closingDate }, '2026-11-22')).toBe(false)
    expect(isOpenPosition({ closingDate }, '2026-11-21')).toBe(true)
  })
})
