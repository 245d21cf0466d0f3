import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { itemGone } from '#ports/item-failures.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { filesOfMessages } from '../files/attachments.ts'
import { orphanResumes } from '../files/orphan-resumes.ts'
import { resumeType } from '../files/resume-file.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'

export const SqlResumes: Layer.Layer<Resumes, never, SqlClient.SqlClient | Blobs> = Layer.effect(
  Resumes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const blobs = yield* Blobs
    const orphans = orphanResumes(sql, blobs)
    return Resumes.of({
      removeUnfinished: (before) =>
        Effect.flatMap(orphans.since(before), (keys) =>
          // A file that cannot be removed does not keep the others.
          Effect.forEach(keys, (key) => Effect.ignore(orphans.discard(key), { log: true }), {
            discard: true,
          }),
        ).pipe(orStoreFailure),
      get: (id) =>
        Effect.gen(function* () {
          const [row] = yield* sql<{ resume_name: string; resume_key: string }>`
            select resume_name, resume_key from profiles where id = ${rowId(id)}`
          if (row === undefined) return yield* itemGone('application')
          const bytes = yield* blobs.get(row.resume_key)
          return { name: row.resume_name, type: resumeType(row.resume_key), bytes }
        }).pipe(orStoreFailure),
      attachment: ({ kind, mailId, messageId, index }) =>
        Effect.gen(function* () {
          const files = yield* filesOfMessages(
            sql,
            sql`id = ${rowId(messageId)} and kind = ${kind} and mail_id = ${rowId(mailId)}`,
          )
          const file = files.find((one) => one.index === index) ?? (yield* itemGone('file'))
          return { name: file.name, type: resumeType(file.key), bytes: yield* blobs.get(file.key) }
        }).pipe(orStoreFailure),
    })
  }),
)
