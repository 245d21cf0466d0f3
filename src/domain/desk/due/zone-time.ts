import { day, minute } from '../../time/durations.ts'
import { memoized } from '../../time/memoized.ts'

const formatOf = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)

/** Whether this runtime knows a time zone by this name. */
export const isZone = (zone: string): boolean => {
  try {
    return zone !== '' && formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** The wall clock of a zone at an instant, as milliseconds as if the zone were UTC; in whole minutes. */
const wallClock = (zone: string, instant: number): number => {
  const read: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) read[type] = Number(value)
  const { year = 0, month = 0, day: date = 0, hour = 0, minute: minutes = 0 } = read
  return Date.UTC(year, month - 1, date, hour, minutes)
}

const offsetAt = (zone: string, instant: number): number =>
  wallClock(zone, instant) - Math.floor(instant / minute) * minute

/** The number of the day, counted from 1970, that a zone has at an instant. */
export const dayNumberAt = (zone: string, instant: number): number =>
  Math.floor(wallClock(zone, instant) / day)

/** The day of the week, from 0 for Sunday. The first of January 1970 was a Thursday. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + 4) % 7

/** Such as `2026-12-02`. */
export const dayText = (dayNumber: number): string => new Date(dayNumber * day).toISOString().slice(0, 10)

/**
 * The first instant at which the wall clock of a zone shows a time or a later one. It never decreases with the time:
 * all times of an hour that is left out are one instant, and those of a repeated hour are in the first of both.
 *
 * @param wall milliseconds as if the zone were UTC
 */
export const instantOf = (zone: string, wall: number): number => {
  const before = offsetAt(zone, wall - day)
  const after = offsetAt(zone, wall + day)
  const early = wall - before
  const late = wall - after
  if (before === after || offsetAt(zone, early) === before) return early
  if (offsetAt(zone, late) === after) return late
  // The time is left out: the clocks change between both.
  let [low, high] = [late, early]
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute
    if (offsetAt(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}
