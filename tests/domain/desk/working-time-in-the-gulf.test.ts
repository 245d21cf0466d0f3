import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { appliesOn, defaultCalendars, type Holiday, type Period } from '#domain/desk/due/calendars.ts'
import { workingTime, type WorkingDays } from '#domain/desk/due/working-time.ts'
import type { Location } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { day, hour, minute } from '#domain/time/durations.ts'

type Country = Exclude<Location, 'Others'>

/** Each country's hours and its distance from UTC, which never changes, written down apart from the calendars. */
const countries: Readonly<Record<Country, readonly [offset: number, week: string]>> = {
  Bahrain: [3, '0-4 08:00-16:30'],
  KSA: [3, '0-4 08:00-16:30'],
  UAE: [4, '1-4 08:00-17:00, 5-5 08:00-12:00'],
  Kuwait: [3, '0-4 08:00-16:00'],
  Qatar: [3, '0-4 07:30-15:30'],
}
const step = 30 * minute
const first = Date.parse('2026-12-01T00:00:00Z')
const last = Date.parse('2027-03-31T00:00:00Z')

const dates = integer({ min: 0, max: (last - first) / day }).map((number) => first + number * day)
const text = (date: number) => new Date(date).toISOString().slice(0, 10)
const span = (start: number, days: number) => ({ from: text(start), to: text(start + days * day) })
const places = option(constantFrom<Country>('Bahrain', 'KSA', 'UAE', 'Kuwait', 'Qatar'), {
  freq: 2,
}).map((place) => (place === null ? [] : [place]))

const newYear: Holiday = { from: '2027-01-01', to: '2027-01-01', name: 'New Year', places: [] }
const holidays = array(
  record({ start: dates, days: integer({ min: 0, max: 4 }), places }).map(
    ({ start, days, places: where }): Holiday => ({ ...span(start, days), name: 'Eid', places: where }),
  ),
  { maxLength: 4 },
).map((some) => [newYear, ...some])
const ramadan = record({
  start: dates,
  hours: constantFrom('09:00-14:00', '10:00-15:30', '20:30-24:00'),
  places,
}).map(({ start, hours, places: where }): Period => ({
  ...span(start, 29),
  name: 'Ramadan',
  places: where,
  hours,
}))

const worlds = record({
  country: constantFrom(...(Object.keys(countries) as Array<Country>)),
  holidays,
  ramadan,
}).map(({ country, holidays: free, ramadan: period }) => ({
  country,
  days: {
    calendars: defaultCalendars('Europe/London'),
    holidays: free,
    periods: [period],
  } satisfies WorkingDays,
}))
const instants = integer({ min: 0, max: (last - first) / step }).map((number) => first + number * step)

const clock = (hours: string) => Number(hours.slice(0, 2)) * hour + Number(hours.slice(3)) * minute

/** Whether a country works in the half hour that begins at an instant. */
const works = (country: Country, { holidays: free, periods }: WorkingDays, instant: number): boolean => {
  const [offset, week] = countries[country]
  const local = new Date(instant + offset * hour)
  const date = text(local.getTime())
  if (free.some((holiday) => appliesOn(holiday, date, country))) return false
  const time = local.getTime() % day
  return week.split(', ').some((part) => {
    const [from, to] = [Number(part[0]), Number(part[2])]
    if (local.getUTCDay() < from || local.getUTCDay() > to) return false
    const hours = periods.find((period) => appliesOn(period, date, country))?.hours ?? part.slice(4)
    const [opens = '', closes = ''] = hours.split('-')
    return clock(opens) <= time && time < clock(closes)
  })
}

const counted = (country: Country, world: WorkingDays, start: number, end: number): number => {
  let sum = 0
  for (let at = start; at < end; at += step) if (works(country, world, at)) sum += step
  return sum
}

it('[K5] five countries count their own hours, Ramadan and holidays', () => {
  assert(
    property(worlds, instants, instants, ({ country, days }, one, other) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)]
      expect(workingTime(country, days).between(start, end)).toBe(counted(country, days, start, end))
    }),
  )
})

it('[K5] in five countries an answer is due at the end of a working half hour', () => {
  const targets = constantFrom(4, 8, 40)
  assert(
    property(worlds, instants, targets, ({ country, days }, start, target) => {
      const due = workingTime(country, days).after(start, target * hour)
      expect(counted(country, days, start, due)).toBe(target * hour)
      expect(works(country, days, due - step)).toBe(true)
    }),
  )
})

it('[K5] a half hour that one country works may be free in another', () => {
  const days = { calendars: defaultCalendars('UTC'), holidays: [newYear], periods: [] }
  const hours = Object.keys(countries).map((country) =>
    workingTime(country as Country, days).between(
      Date.parse('2026-12-31T00:00:00Z'),
      Date.parse('2027-01-04T00:00:00Z'),
    ),
  )
  // Thursday and Sunday; in the UAE Thursday, as Friday is a holiday, and no Sunday.
  expect(hours.map((duration) => duration / hour)).toEqual([17, 17, 9, 16, 16])
})
