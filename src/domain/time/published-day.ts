/**
 * The day in a time zone at an ISO 8601 time, such as `2026-12-31`; `undefined` for an invalid time of another back
 * end.
 */
export const publishedDay = (timeZone: string, time: string): string | undefined => {
  const instant = new Date(time)
  // Swedish writes dates as ISO 8601 does.
  return Number.isNaN(instant.getTime()) ? undefined : instant.toLocaleDateString('sv-SE', { timeZone })
}
