import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Blobs } from '#ports/server/files/blobs.ts'
import { orphanResumes } from './orphan-resumes.ts'

/** Deletes the résumés of erased applications: the files are removed after the commit that erases the rows. */
export const erasedResumes = (sql: SqlClient.SqlClient, blobs: Blobs['Service']) => {
  const { record, discard } = orphanResumes(sql, blobs)
  return {
    /**
     * Records the files as orphans and returns their keys. Must run in the transaction that erases the applications.
     */
    record: (keys: ReadonlyArray<string>) => Effect.as(Effect.forEach(keys, record, { discard: true }), keys),
    /** A file that cannot be removed now is removed by a job later. */
    remove: (keys: ReadonlyArray<string>) =>
      Effect.forEach(keys, (key) => Effect.ignore(discard(key), { log: true }), { discard: true }),
  }
}
