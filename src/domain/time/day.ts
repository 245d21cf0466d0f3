import { DateTime } from 'effect'

/** The day in a time zone at an instant, such as `2026-12-31`. */
export const dayIn = (timeZone: string, now: DateTime.DateTime): string =>
  DateTime.formatIsoDate(DateTime.setZoneNamedUnsafe(now, timeZone))

/** The instant at which a day, such as `2026-12-31`, or one some days later, begins in a time zone. */
export const startOfDay = (timeZone: string, day: string, daysLater = 0): string =>
  DateTime.makeZonedUnsafe(`${day}T00:00Z`, { timeZone, adjustForTimeZone: true }).pipe(
    DateTime.add({ days: daysLater }),
    DateTime.startOf('day'),
    DateTime.formatIso,
  )

/** The end of the day in a time zone, in milliseconds since 1970. */
export const dayEnds = (timeZone: string, now: DateTime.DateTime): number =>
  DateTime.setZoneNamedUnsafe(now, timeZone).pipe(
    DateTime.startOf('day'),
    DateTime.add({ days: 1 }),
    DateTime.startOf('day'),
    DateTime.toEpochMillis,
  )
