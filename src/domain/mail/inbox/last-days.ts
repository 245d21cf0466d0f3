import { DateTime } from 'effect'

export interface Day {
  /** Such as `2026-11-21`. */
  readonly name: string
  /** Inclusive, ISO 8601 in UTC. */
  readonly start: string
  /** Exclusive, ISO 8601 in UTC. */
  readonly end: string
}

/** Today and the days before it in a time zone, oldest first. */
export const lastDays = (now: DateTime.DateTime, count: number, timeZone: string): ReadonlyArray<Day> => {
  const today = DateTime.startOf(DateTime.setZoneNamedUnsafe(now, timeZone), 'day')
  const midnight = (from: number) => DateTime.startOf(DateTime.add(today, { days: from }), 'day')
  return Array.from({ length: count }, (_, index) => {
    const day = midnight(index + 1 - count)
    return {
      name: DateTime.formatIsoDate(day),
      start: DateTime.formatIso(day),
      end: DateTime.formatIso(midnight(index + 2 - count)),
    }
  })
}
