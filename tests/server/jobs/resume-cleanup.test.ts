import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { TestClock } from 'effect/testing'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlResumes } from '#adapters/sql/inbox/resumes.ts'
import { SqlConditions } from '#adapters/sql/jobs/conditions.ts'
import { SqlLeases } from '#adapters/sql/jobs/leases.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { ResumeCleanup } from '#server/jobs/resume-cleanup.ts'
import { SqliteStore } from '#tests/contracts/sqlite/sqlite-store.ts'

const begin = Date.parse('2026-03-01T10:00:00.000Z')
const hour = 60 * 60 * 1_000
const iso = (time: number) => new Date(time).toISOString()

/** A file each of an application that was interrupted more than a day ago, and less. */
const interrupted = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const blobs = yield* Blobs
  for (const [key, hours] of [
    ['old', 25],
    ['late', 23.5],
  ] as const) {
    yield* blobs.put(key, new Uint8Array(1))
    yield* sql.withTransaction(
      sql`insert into doubtful_resumes ${sql.insert({ key, since: iso(begin - hours * hour) })}`,
    )
  }
  yield* sql.withTransaction(
    sql`insert into conditions ${sql.insert({ name: 'steady clock', since: iso(0), seen: iso(begin) })}`,
  )
  yield* TestClock.setTime(begin)
})

test('removes orphaned résumés after a day, at the start and each hour', async () => {
  const stores = Layer.mergeAll(SqlResumes, SqlConditions, SqlLeases).pipe(
    Layer.provideMerge(Layer.mergeAll(MemoryBlobs(), SqliteStore(), TestClock.layer())),
    Layer.tap((context) => Effect.provideContext(interrupted, context)),
  )
  const process = ManagedRuntime.make(Layer.provideMerge(ResumeCleanup(undefined), stores))
  onTestFinished(() => process.dispose())
  const left = () => process.runPromise(Blobs.use((blobs) => blobs.list('')))
  await expect.poll(left).toEqual(['late'])
  const leftAnHourLater = () => process.runPromise(TestClock.adjust('1 hour')).then(left)
  await expect.poll(leftAnHourLater).toEqual([])
})
