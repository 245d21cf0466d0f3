import { DateTime } from 'effect'
import { dayIn } from '../../time/day.ts'

/** The closing date of a position that is closed from an instant on: the day before, as a time zone has it. */
export const closedAt = (now: DateTime.DateTime, timeZone: string): string =>
  dayIn(timeZone, DateTime.subtract(DateTime.setZoneNamedUnsafe(now, timeZone), { days: 1 }))
