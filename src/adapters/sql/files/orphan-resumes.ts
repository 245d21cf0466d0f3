import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Blobs } from '#ports/server/blobs.ts'
import { now } from '../client/now.ts'

/** Résumés that come or go: each is written down before its file is written or removed, so that what breaks in between is cleaned up. */
export const orphanResumes = (sql: SqlClient.SqlClient, blobs: Blobs['Service']) => {
  const settle = (key: string) => sql`delete from doubtful_resumes where key = ${key}`
  return {
    doubt: (key: string) =>
      Effect.flatMap(now, (since) => sql`insert into doubtful_resumes ${sql.insert({ key, since })}`).pipe(
        sql.withTransaction,
      ),

    /** Belongs into the transaction of the application. */
    settle,

    /**
     * Removes a file that is doubtful still: who left while their application was stored may have stored it, which is certain
     * once another transaction has its turn. The record goes last, so that it tells of a file as long as there is one.
     */
    discard: Effect.fnUntraced(function* (key: string) {
      const doubtful = yield* sql.withTransaction(sql`select key from doubtful_resumes where key = ${key}`)
      if (doubtful.length === 0) return
      yield* blobs.remove(key)
      yield* sql.withTransaction(settle(key))
    }),

    since: (time: string) =>
      Effect.map(sql<{ key: string }>`select key from doubtful_resumes where since < ${time}`, (found) =>
        found.map(({ key }) => key),
      ),
  }
}
