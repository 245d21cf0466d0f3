import { isSubject } from '#domain/history/subject.ts'
import { draftsSubject, redirectsSubject, type SavedSubject } from '#ports/server/saves.ts'

/** How often a subject has been saved. */
export interface SaveTotal {
  readonly subject: string
  readonly total: number
}

const isSaved = (name: string): name is SavedSubject =>
  name === draftsSubject || name === redirectsSubject || isSubject(name)

/**
 * Returns a function that compares totals with those of its last call, and returns the subjects whose total changed.
 */
export const newSaves = () => {
  const lastTotals = new Map<string, number>()
  return (totals: ReadonlyArray<SaveTotal>): ReadonlyArray<SavedSubject> => {
    const changed = totals.filter(({ subject, total }) => lastTotals.get(subject) !== total)
    for (const { subject, total } of changed) lastTotals.set(subject, total)
    return changed.map(({ subject }) => subject).filter(isSaved)
  }
}
