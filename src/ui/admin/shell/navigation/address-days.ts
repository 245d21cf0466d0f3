import { startOfDay } from '#domain/time/day.ts'

/** A day of an address, as YYYY-MM-DD; `undefined` if it is none. */
export const addressDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** The times between which a first and a last day are in a time zone; without a day, that end is open. */
export const timesOfDays = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): { readonly from?: string; readonly until?: string } => ({
  ...(from !== undefined && { from: startOfDay(timeZone, from) }),
  ...(to !== undefined && { until: startOfDay(timeZone, to, 1) }),
})
