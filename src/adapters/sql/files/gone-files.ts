import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Blobs } from '#ports/server/blobs.ts'
import { orphanResumes } from './orphan-resumes.ts'

/** Résumés whose applications go for good; they stand beside the database and go after it. */
export const goneFiles = (sql: SqlClient.SqlClient, blobs: Blobs['Service']) => {
  const { doubt, discard } = orphanResumes(sql, blobs)
  return {
    /** Belongs into the transaction that takes the applications out; answers the same keys. */
    doubt: (keys: ReadonlyArray<string>) => Effect.as(Effect.forEach(keys, doubt, { discard: true }), keys),
    /** What cannot be removed now is removed later, since it is written down. */
    remove: (keys: ReadonlyArray<string>) =>
      Effect.forEach(keys, (key) => Effect.ignore(discard(key), { log: true }), { discard: true }),
  }
}
