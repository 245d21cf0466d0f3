import { DateTime } from 'effect'

/** A time as it is typed, such as `2026-10-25T02:30`, in a time zone, as an ISO 8601 instant in UTC. */
const instantOf = (local: string, timeZone: string, disambiguation: 'earlier' | 'later'): string =>
  DateTime.formatIso(
    DateTime.makeZonedUnsafe(`${local}:00Z`, { timeZone, adjustForTimeZone: true, disambiguation }),
  )

/** An instant as it is typed in a time zone, such as `2026-10-25T02:30`. */
export const localTimeOf = (instant: string, timeZone: string): string =>
  DateTime.formatIsoZoned(DateTime.makeZonedUnsafe(instant, { timeZone })).slice(0, 16)

/**
 * The instants that a typed time names in a time zone: usually one, two in the hour that is repeated when clocks are
 * set back, none in the hour that is left out when they are set forward.
 */
export const instantsOf = (local: string, timeZone: string): ReadonlyArray<string> => {
  const instants = new Set([instantOf(local, timeZone, 'earlier'), instantOf(local, timeZone, 'later')])
  return [...instants].filter((instant) => localTimeOf(instant, timeZone) === local)
}

/** The instant of a time that is left out, moved forward by the gap. */
export const instantAfterGap = (local: string, timeZone: string): string =>
  instantOf(local, timeZone, 'later')
