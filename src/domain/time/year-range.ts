import { offsetAt } from './offset-at.ts'
import { publishedDay } from './published-day.ts'

/** The instants at which a year begins and ends in a time zone, in ISO 8601. */
export const yearRange = (timeZone: string, year: number) => {
  const startOf = (each: number) => {
    const local = `${String(each).padStart(4, '0')}-01-01T00:00:00`
    return new Date(`${local}${offsetAt(timeZone, new Date(`${local}Z`))}`).toISOString()
  }
  return { from: startOf(year), to: startOf(year + 1) }
}

/** The year in a time zone at an ISO 8601 time; `undefined` if the time is invalid. */
export const yearAt = (timeZone: string, time: string): number | undefined => {
  const day = publishedDay(timeZone, time)
  return day === undefined ? undefined : Number(day.slice(0, 4))
}
