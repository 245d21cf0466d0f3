import { day } from '../time/durations.ts'

/**
 * Days after which the server deletes: spam since it was last handled, trash since its deletion, discarded drafts like
 * trash, activities since they happened, counts of failed searches since their day.
 */
export const retentionDays = { spam: 30, trash: 30, changes: 731, accesses: 90, searches: 30 } as const

/** Upper bound of stored sign-ins and refusals, so that an attack cannot fill the database. */
export const maxAccesses = 10_000

/** Whole days until an item in the trash is deleted for good. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + retentionDays.trash * day - now) / day))
