/**
 * Days after which the server forgets. What is in the trash counts on its deletion in the history, which stays longer; spam
 * counts from when it was last handled.
 */
export const retentionDays = { spam: 30, trash: 30, changes: 731, accesses: 90 } as const

/** Sign-ins and refusals that are kept at most, however many somebody provokes. */
export const mostAccesses = 10_000

const day = 24 * 60 * 60 * 1_000

/** Whole days until the trash forgets an item. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + retentionDays.trash * day - now) / day))
