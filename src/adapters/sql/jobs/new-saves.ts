import { isSubject, type Subject } from '#domain/history/subject.ts'

export interface Saved {
  readonly subject: string
  readonly total: number
}

/** Tells of totals what was saved since the ones before. */
export const newSaves = () => {
  const known = new Map<string, number>()
  return (totals: ReadonlyArray<Saved>): ReadonlyArray<Subject> => {
    const moved = totals.filter(({ subject, total }) => known.get(subject) !== total)
    for (const { subject, total } of moved) known.set(subject, total)
    return moved.map(({ subject }) => subject).filter(isSubject)
  }
}
