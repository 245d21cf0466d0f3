import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { Blobs } from '#ports/blobs.ts'
import { Resumes } from '#ports/resumes.ts'
import { doubtfulResumes } from './doubtful-resumes.ts'
import { itemGone } from './item-failures.ts'
import { resumeType } from './resume-file.ts'
import { rowId } from './row-id.ts'
import { orStoreFailure } from './store-failure.ts'

export const SqlResumes: Layer.Layer<Resumes, never, SqlClient.SqlClient | Blobs> = Layer.effect(
  Resumes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const blobs = yield* Blobs
    const doubtful = doubtfulResumes(sql, blobs)
    return Resumes.of({
      removeUnfinished: (before) =>
        Effect.flatMap(doubtful.since(before), (keys) =>
          Effect.forEach(keys, (key) => doubtful.discard(key), { discard: true }),
        ).pipe(orStoreFailure),
      get: (id) =>
        Effect.gen(function* () {
          const [row] = yield* sql<{ resume_name: string; resume_key: string }>`
            select resume_name, resume_key from profiles where id = ${rowId(id)}`
          if (row === undefined) return yield* itemGone('application')
          const bytes = yield* blobs.get(row.resume_key)
          return { name: row.resume_name, type: resumeType(row.resume_key), bytes }
        }).pipe(orStoreFailure),
    })
  }),
)
