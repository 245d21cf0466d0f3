import type { DatabaseSync } from 'node:sqlite'

/** The blob keys of all résumés, including those of applications in the trash. */
export const namedResumes = (database: DatabaseSync): ReadonlyArray<string> =>
  database
    .prepare(
      `select resume_key from profiles
       union all select item ->> 'resume_key' from trash where subject = 'profile'`,
    )
    .all()
    .map(({ resume_key }) => String(resume_key))
