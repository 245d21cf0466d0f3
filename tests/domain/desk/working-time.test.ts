import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { defaultCalendars, type Holiday, type Period } from '#domain/desk/due/calendars.ts'
import { workingTime, type WorkingDays } from '#domain/desk/due/working-time.ts'
import { instantOf } from '#domain/desk/due/zone-time.ts'
import { locations } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { hour, minute } from '#domain/time/durations.ts'

const calendars = defaultCalendars('Asia/Bahrain')
const usual: WorkingDays = { calendars, holidays: [], periods: [] }
const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()

const zones = ['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
const eid: Holiday = { from: '2026-03-27', to: '2026-03-30', name: 'Eid', places: [] }
const ramadan: Period = { from: '2026-10-20', to: '2026-11-10', name: '', places: [], hours: '00:00-24:00' }

/** Hours that meet clock changes, in zones that have them. */
const worlds = record({
  zone: constantFrom(...zones),
  span: constantFrom('00:00-24:00', '01:15-02:40', '08:00-16:30', '23:00-24:00'),
  busy: boolean(),
}).map(({ zone, span, busy }) =>
  workingTime('Others', {
    calendars: {
      ...calendars,
      Others: {
        zone,
        week: { sun: [span], mon: [span], wed: [span], sat: ['00:00-01:30', '01:45-05:00'] },
      },
    },
    holidays: busy ? [eid] : [],
    periods: busy ? [ramadan] : [],
  }),
)
const instants = integer({
  min: at('2026-03-01T00:00:00Z') / minute,
  max: at('2026-11-30T00:00:00Z') / minute,
}).map((minutes) => minutes * minute)

it('[K5] working time is additive over any split', () => {
  assert(
    property(worlds, array(instants, { minLength: 3, maxLength: 3 }), (hours, three) => {
      const [start = 0, split = 0, end = 0] = three.toSorted((one, other) => one - other)
      expect(hours.between(start, split) + hours.between(split, end)).toBe(hours.between(start, end))
    }),
  )
})

it('[K5] working time never decreases, and passes no faster than time', () => {
  assert(
    property(worlds, instants, instants, nat({ max: 3 * 24 * 60 }), (hours, start, end, more) => {
      const longer = hours.between(start, end + more * minute) - hours.between(start, end)
      expect(longer).toBeGreaterThanOrEqual(0)
      expect(longer).toBeLessThanOrEqual(Math.max(0, end + more * minute - Math.max(start, end)) + 0.5)
    }),
  )
})

it('[K5] a due time is so much working time after the arrival, at its earliest', () => {
  assert(
    property(worlds, instants, integer({ min: 1, max: 4_000 }), (hours, start, minutes) => {
      const due = hours.after(start, minutes * minute)
      expect(hours.between(start, due)).toBe(minutes * minute)
      expect(hours.between(start, due - minute)).toBe((minutes - 1) * minute)
    }),
  )
})

it('[K5] each place has its week; no time passes outside hours', () => {
  // A week from Sunday 22 November 2026, in hours of each UTC day.
  const week = locations.map((place) => {
    const hours = workingTime(place, usual)
    const days = Array.from({ length: 7 }, (_, index) => {
      const start = at('2026-11-22T00:00:00Z') + index * 24 * hour
      return hours.between(start, start + 24 * hour) / hour
    })
    return [place, ...days]
  })
  expect(week).toEqual([
    ['Bahrain', 8.5, 8.5, 8.5, 8.5, 8.5, 0, 0],
    ['KSA', 8.5, 8.5, 8.5, 8.5, 8.5, 0, 0],
    ['UAE', 0, 9, 9, 9, 9, 4, 0],
    ['Kuwait', 8, 8, 8, 8, 8, 0, 0],
    ['Qatar', 8, 8, 8, 8, 8, 0, 0],
    ['Others', 8.5, 8.5, 8.5, 8.5, 8.5, 0, 0],
  ])
  const bahrain = workingTime('Bahrain', usual)
  expect(bahrain.between(at('2026-11-26T13:30:00Z'), at('2026-11-29T05:00:00Z'))).toBe(0)
})

it('[K5] a mail of any hour is due four working hours later', () => {
  const due = (arrived: string) => iso(workingTime('Bahrain', usual).after(at(arrived), 4 * hour))
  expect({
    before: due('2026-11-22T02:00:00Z'),
    within: due('2026-11-22T06:10:00Z'),
    late: due('2026-11-22T12:30:00Z'),
    after: due('2026-11-22T14:00:00Z'),
    weekend: due('2026-11-26T13:30:00Z'),
  }).toEqual({
    before: '2026-11-22T09:00:00.000Z',
    within: '2026-11-22T10:10:00.000Z',
    late: '2026-11-23T08:00:00.000Z',
    after: '2026-11-23T09:00:00.000Z',
    weekend: '2026-11-29T09:00:00.000Z',
  })
})

it('[K6] holidays have no hours, and a period replaces those of working days', () => {
  const world = {
    calendars,
    holidays: [{ from: '2026-12-02', to: '2026-12-03', name: 'National Day', places: ['UAE' as const] }],
    periods: [{ from: '2026-12-01', to: '2026-12-31', name: 'Ramadan', places: [], hours: '09:00-14:00' }],
  }
  const week = (place: 'UAE' | 'Bahrain') =>
    workingTime(place, world).between(at('2026-11-29T00:00:00Z'), at('2026-12-06T00:00:00Z')) / hour
  expect({ uae: week('UAE'), bahrain: week('Bahrain') }).toEqual({ uae: 9 + 5 + 5, bahrain: 17 + 15 })
  expect(workingTime('UAE', world).isWorkingDay(at('2026-12-02T08:00:00Z'))).toBe(false)
})

it('[K5] a time that is left out or repeated is one instant, in order', () => {
  const london = (text: string) => iso(instantOf('Europe/London', at(`${text}:00Z`)))
  expect(
    ['2026-03-29T00:59', '2026-03-29T01:00', '2026-03-29T01:30', '2026-03-29T02:00'].map(london),
  ).toEqual([
    '2026-03-29T00:59:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
  ])
  expect(['2026-10-25T01:00', '2026-10-25T01:59', '2026-10-25T02:00'].map(london)).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:59:00.000Z',
    '2026-10-25T02:00:00.000Z',
  ])
})
