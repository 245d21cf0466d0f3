import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Blobs } from '#ports/server/files/blobs.ts'
import { now } from '../client/now.ts'

/**
 * Records résumés before their files are written or removed, so that a job can clean up after a crash in between.
 */
export const orphanResumes = (sql: SqlClient.SqlClient, blobs: Blobs['Service']) => {
  const forget = (key: string) => sql`delete from doubtful_resumes where key = ${key}`
  return {
    record: (key: string) =>
      Effect.flatMap(now, (since) => sql`insert into doubtful_resumes ${sql.insert({ key, since })}`).pipe(
        sql.withTransaction,
      ),

    /** Forgets a file that is no orphan. Must run in the transaction that stores its application. */
    forget,

    /**
     * Removes a file that is still an orphan. Reads the record in a transaction, which waits for one that may be
     * storing the application of an interrupted request. The record is deleted last, so that every file has one.
     */
    discard: Effect.fnUntraced(function* (key: string) {
      const orphan = yield* sql.withTransaction(sql`select key from doubtful_resumes where key = ${key}`)
      if (orphan.length === 0) return
      yield* blobs.remove(key)
      yield* sql.withTransaction(forget(key))
    }),

    since: (time: string) =>
      Effect.map(sql<{ key: string }>`select key from doubtful_resumes where since < ${time}`, (found) =>
        found.map(({ key }) => key),
      ),
  }
}
