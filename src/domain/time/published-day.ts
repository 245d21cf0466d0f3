import { memoized } from './memoized.ts'

// Swedish writes dates as ISO 8601 does.
const formatOf = memoized((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/**
 * The day in a time zone at an ISO 8601 time, such as `2026-12-31`; `undefined` for an invalid time of another back
 * end.
 */
export const publishedDay = (timeZone: string, time: string): string | undefined => {
  const instant = new Date(time)
  return Number.isNaN(instant.getTime()) ? undefined : formatOf(timeZone).format(instant)
}
