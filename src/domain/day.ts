import { DateTime } from 'effect'

/** The day that a time zone has at an instant, written `2026-12-31`. */
export const dayIn = (timeZone: string, now: DateTime.DateTime): string =>
  DateTime.formatIsoDate(DateTime.setZoneNamedUnsafe(now, timeZone))
