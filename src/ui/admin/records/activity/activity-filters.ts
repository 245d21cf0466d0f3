import { activityKinds, type ActivityFilter, type ActivityKind } from '#domain/history/activity.ts'
import { subjects, type Subject } from '#domain/history/subject.ts'
import type { Narrowing } from '../../list/use-list.ts'
import { addressDay, timesOfDays } from '../../shell/navigation/address-days.ts'

/** The filters of the activities, as in the address. */
export interface ActivityFilters {
  readonly of?: Subject
  readonly kind?: ActivityKind
  /** Days in the time zone of the site, the last one included. */
  readonly from?: string
  readonly to?: string
}

/** Drops unknown values of the address. */
export const activityNarrowing = (timeZone: string): Narrowing<ActivityFilters> => ({
  read: ({ of, kind, from, to }) => {
    const filters = {
      of: subjects.find((subject) => subject === of),
      kind: activityKinds.find((known) => known === kind),
      from: addressDay(from),
      to: addressDay(to),
    }
    return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
  },
  query: ({ of, kind, from, to }): ActivityFilter => ({
    ...(of !== undefined && { subjects: [of] }),
    ...(kind !== undefined && { kind }),
    ...timesOfDays({ from, to }, timeZone),
  }),
})
