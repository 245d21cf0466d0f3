import { DateTime } from 'effect'
import { dayIn } from '../../time/day.ts'

/** The closing date that closes a position at an instant: the day before, in the given time zone. */
export const closedAt = (now: DateTime.DateTime, timeZone: string): string =>
  dayIn(timeZone, DateTime.subtract(DateTime.setZoneNamedUnsafe(now, timeZone), { days: 1 }))
