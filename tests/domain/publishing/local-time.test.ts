import { expect, it } from '@effect/vitest'
import { Arbitrary, Schema } from 'effect'
import { instantAfterGap, instantsOf, localTimeOf } from '#domain/publishing/local-time.ts'

const timeZones = [
  'Asia/Bahrain',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Kuwait',
  'Asia/Qatar',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'UTC',
]

const minute = 60_000
const instants = Arbitrary.schema(
  Schema.Struct({
    time: Schema.Int.check(
      Schema.isBetween({
        minimum: Date.parse('2026-01-01') / minute,
        maximum: Date.parse('2031-01-01') / minute,
      }),
    ),
    timeZone: Schema.Literals(timeZones),
  }),
)

it.prop(
  '[W21] an instant shown in a time zone can be typed again',
  [instants],
  ([{ time, timeZone }]) => {
    const instant = new Date(time * minute).toISOString()
    const named = instantsOf(localTimeOf(instant, timeZone), timeZone)
    expect(named).toContain(instant)
    expect(named.length).toBeLessThanOrEqual(2)
  },
  { arbitrary: { runs: 500 } },
)

it('[W21] a repeated hour has two instants', () => {
  expect(instantsOf('2026-10-25T01:30', 'Europe/London')).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-25T01:30:00.000Z',
  ])
})

it('[W21] a missing hour has none, and moves forward by the gap', () => {
  expect(instantsOf('2026-03-29T01:30', 'Europe/London')).toEqual([])
  const moved = instantAfterGap('2026-03-29T01:30', 'Europe/London')
  expect(localTimeOf(moved, 'Europe/London')).toBe('2026-03-29T02:30')
})
