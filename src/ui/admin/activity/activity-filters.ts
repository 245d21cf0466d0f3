import { activityKinds, type ActivityFilter, type ActivityKind } from '#domain/history/activity.ts'
import { subjects, type Subject } from '#domain/history/subject.ts'
import type { Narrowing } from '../list/use-list.ts'

/** The filters of the activities, as in the address. */
export interface ActivityFilters {
  readonly of?: Subject
  readonly kind?: ActivityKind
  /** Days in the person's time zone, the last one included. */
  readonly from?: string
  readonly to?: string
}

const day = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

/** The moment at which a day begins here, some days later. */
const startOf = (date: string, later = 0): string => {
  const start = new Date(`${date}T00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

/** Drops unknown values of the address. */
export const activityNarrowing: Narrowing<ActivityFilters> = {
  read: ({ of, kind, from, to }) => {
    const known = {
      of: subjects.find((subject) => subject === of),
      kind: activityKinds.find((one) => one === kind),
      from: day(from),
      to: day(to),
    }
    return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  },
  query: ({ of, kind, from, to }): ActivityFilter => ({
    ...(of !== undefined && { subjects: [of] }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from: startOf(from) }),
    ...(to !== undefined && { until: startOf(to, 1) }),
  }),
}
