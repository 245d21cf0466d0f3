import { describe, expect, it } from 'vitest'
import { isOpenPosition } from '#domain/content/career.ts'

describe('a position', () => {
  it.each([
    ['', true],
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2025-12-31', false],
    ['2027-01-01', true],
  ])('that closes on %j is open on 2026-11-21: %s', (closingDate, open) => {
    expect(isOpenPosition({ closingDate }, '2026-11-21')).toBe(open)
  })
})
