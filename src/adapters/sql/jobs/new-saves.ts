import { isSubject, type Subject } from '#domain/history/subject.ts'

/** How often a subject has been saved. */
export interface SaveTotal {
  readonly subject: string
  readonly total: number
}

/**
 * Returns a function that compares totals with those of its last call, and returns the subjects whose total changed.
 */
export const newSaves = () => {
  const lastTotals = new Map<string, number>()
  return (totals: ReadonlyArray<SaveTotal>): ReadonlyArray<Subject> => {
    const changed = totals.filter(({ subject, total }) => lastTotals.get(subject) !== total)
    for (const { subject, total } of changed) lastTotals.set(subject, total)
    return changed.map(({ subject }) => subject).filter(isSubject)
  }
}
