import { DateTime } from 'effect'

/** The closing date of a position that is closed from an instant on: the day before, as a time zone has it. */
export const closedAt = (now: DateTime.DateTime, timeZone: string): string =>
  DateTime.formatIsoDate(DateTime.subtract(DateTime.setZoneNamedUnsafe(now, timeZone), { days: 1 }))
