import type { Location } from '../../visitor-forms/enquiry/enquiry.ts'
import { day } from '../../time/durations.ts'
import { appliesOn, spanTimes, weekdays, type Calendars, type Holiday, type Period } from './calendars.ts'
import { dayNumberAt, dayText, instantOf, weekdayOf } from './zone-time.ts'

/** Counts the working hours of a place. Instants and durations are in milliseconds. */
export interface WorkingTime {
  /** The working time between two instants; 0 if the second is not later. */
  readonly between: (start: number, end: number) => number
  /** The instant at which so much working time has passed. */
  readonly after: (start: number, duration: number) => number
  /** Whether the local day of an instant has working hours. */
  readonly isWorkingDay: (instant: number) => boolean
}

export interface WorkingDays {
  readonly calendars: Calendars
  readonly holidays: ReadonlyArray<Holiday>
  readonly periods: ReadonlyArray<Period>
}

type Interval = readonly [start: number, end: number]

/** Days of which the hours are remembered. */
const maxDays = 4_000

/** Longer than all holidays can last; a calendar with no hours at all ends the search. */
const maxSearched = 20_000

export const workingTime = (place: Location, { calendars, holidays, periods }: WorkingDays): WorkingTime => {
  const { zone, week } = calendars[place]
  const known = new Map<number, ReadonlyArray<Interval>>()

  const spansOn = (number: number): ReadonlyArray<string> => {
    const usual = week[weekdays[weekdayOf(number)] ?? 'sun'] ?? []
    const date = dayText(number)
    if (usual.length === 0 || holidays.some((holiday) => appliesOn(holiday, date, place))) return []
    const period = periods.find((one) => appliesOn(one, date, place))
    return period === undefined ? usual : [period.hours]
  }
  const hoursOn = (number: number): ReadonlyArray<Interval> => {
    const found = known.get(number)
    if (found !== undefined) return found
    const hours = spansOn(number)
      .map((span) => spanTimes(span).map((time) => instantOf(zone, number * day + time)))
      .map(([start = 0, end = 0]): Interval => [start, end])
      .toSorted(([one], [other]) => one - other)
    if (known.size >= maxDays) known.clear()
    known.set(number, hours)
    return hours
  }

  return {
    between: (start, end) => {
      if (end <= start) return 0
      const last = dayNumberAt(zone, end)
      let sum = 0
      for (let number = dayNumberAt(zone, start); number <= last; number++)
        for (const [opens, closes] of hoursOn(number))
          sum += Math.max(0, Math.min(closes, end) - Math.max(opens, start))
      return sum
    },
    after: (start, duration) => {
      let left = duration
      const first = dayNumberAt(zone, start)
      for (let number = first; number < first + maxSearched; number++)
        for (const [opens, closes] of hoursOn(number)) {
          const from = Math.max(opens, start)
          if (closes <= from) continue
          if (left <= closes - from) return from + left
          left -= closes - from
        }
      return start + duration
    },
    isWorkingDay: (instant) => hoursOn(dayNumberAt(zone, instant)).length > 0,
  }
}
