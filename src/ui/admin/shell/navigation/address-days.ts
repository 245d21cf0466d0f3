/** A day of an address, as YYYY-MM-DD; `undefined` if it is none. */
export const addressDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** The time at which a day, or one some days later, begins in the person's time zone. */
export const startOfDay = (day: string, daysLater = 0): string => {
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
