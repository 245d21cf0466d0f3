import { isSubject } from '#domain/history/subject.ts'
import { savedDrafts, savedRedirects, type Saved } from '#ports/server/saves.ts'

/** How often a subject has been saved. */
export interface SaveTotal {
  readonly subject: string
  readonly total: number
}

const isSaved = (name: string): name is Saved =>
  name === savedDrafts || name === savedRedirects || isSubject(name)

/**
 * Returns a function that compares totals with those of its last call, and returns the subjects whose total changed.
 */
export const newSaves = () => {
  const lastTotals = new Map<string, number>()
  return (totals: ReadonlyArray<SaveTotal>): ReadonlyArray<Saved> => {
    const changed = totals.filter(({ subject, total }) => lastTotals.get(subject) !== total)
    for (const { subject, total } of changed) lastTotals.set(subject, total)
    return changed.map(({ subject }) => subject).filter(isSaved)
  }
}
