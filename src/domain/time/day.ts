import { DateTime } from 'effect'

/** The day that a time zone has at an instant, written `2026-12-31`. */
export const dayIn = (timeZone: string, now: DateTime.DateTime): string =>
  DateTime.formatIsoDate(DateTime.setZoneNamedUnsafe(now, timeZone))

/** The instant at which the day of a time zone ends, in milliseconds since 1970. */
export const dayEnds = (timeZone: string, now: DateTime.DateTime): number =>
  DateTime.setZoneNamedUnsafe(now, timeZone).pipe(
    DateTime.startOf('day'),
    DateTime.add({ days: 1 }),
    DateTime.toEpochMillis,
  )
