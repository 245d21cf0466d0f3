/**
 * The day that a time zone has at an instant in ISO 8601, written `2026-12-31`; `undefined` for a time that cannot be read,
 * which another back end may send.
 */
export const publishedDay = (timeZone: string, time: string): string | undefined => {
  const instant = new Date(time)
  // Swedish writes dates as ISO 8601 does.
  return Number.isNaN(instant.getTime()) ? undefined : instant.toLocaleDateString('sv-SE', { timeZone })
}
