import type { DatabaseSync } from 'node:sqlite'

/** The files that applications name, by their keys. */
export const namedResumes = (database: DatabaseSync): ReadonlyArray<string> =>
  database
    .prepare('select resume_key from profiles')
    .all()
    .map(({ resume_key }) => String(resume_key))
