import { DateTime } from 'effect'

/** The day in a time zone at an instant, such as `2026-12-31`. */
export const dayIn = (timeZone: string, now: DateTime.DateTime): string =>
  DateTime.formatIsoDate(DateTime.setZoneNamedUnsafe(now, timeZone))

/** The end of the day in a time zone, in milliseconds since 1970. */
export const dayEnds = (timeZone: string, now: DateTime.DateTime): number =>
  DateTime.setZoneNamedUnsafe(now, timeZone).pipe(
    DateTime.startOf('day'),
    DateTime.add({ days: 1 }),
    DateTime.toEpochMillis,
  )
