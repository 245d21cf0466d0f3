import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Latch, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlResumes } from '#adapters/sql/inbox/resumes.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { Sqlite } from '#adapters/sql/client/sqlite.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { career } from '#domain/content/career.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { Trash } from '#ports/content/trash.ts'
import { inputOf } from '../content/content-inputs.ts'
import { profile, resume } from './profiles-contract.ts'

type Files = Blobs['Service']

let folder: string
const opened: Array<() => Promise<void>> = []

/** Delays the end of each transaction after its commit, as a slow network does, until it is released. */
const slowly = (end: Latch.Latch) =>
  Layer.effect(
    SqlClient.SqlClient,
    Effect.map(SqlClient.SqlClient, (sql) => {
      const { withTransaction } = sql
      return Object.assign(sql, {
        withTransaction: <A, E, R>(work: Effect.Effect<A, E, R>) =>
          Effect.uninterruptibleMask((restore) => Effect.tap(withTransaction(restore(work)), end.await)),
      })
    }),
  )

/** The stores of one process, with failing blobs or slow commits. */
const open = (
  broken: (files: Files) => Partial<Files> = () => ({}),
  end: Latch.Latch = Latch.makeUnsafe(true),
) => {
  const blobs = Layer.effect(
    Blobs,
    Blobs.use((files) => Effect.succeed({ ...files, ...broken(files) })),
  ).pipe(Layer.provide(FileBlobs(join(folder, 'files'))))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(SqlProfiles(), SqlResumes, SqlTrash).pipe(
      Layer.provideMerge(
        Layer.mergeAll(blobs, slowly(end).pipe(Layer.provide(Sqlite({ file: join(folder, 'store.db') })))),
      ),
    ),
  )
  opened.push(() => runtime.dispose())
  return runtime
}

const send = Profiles.use((profiles) => profiles.send(profile, resume))
const stored = Blobs.use((blobs) => blobs.list(''))
const sweep = (before: string) => Resumes.use((resumes) => resumes.removeUnfinished(before))
const later = '2999-01-01T00:00:00.000Z'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahilan-'))
  const seeds = [{ input: inputOf(career, 'Pilot'), createdAt: '2026-01-01T00:00:00.000Z' }]
  await open().runPromise(seedItems(career, seeds))
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  await rm(folder, { recursive: true })
})

// Seen failing without `record` in `send`, and with `forget` left out there.
it('removes only files of interrupted applications at the next start', async () => {
  const whole = open()
  await whole.runPromise(send)
  const killed = open((files) => ({
    put: (key, bytes) => Effect.andThen(files.put(key, bytes), Effect.never),
  }))
  void killed.runPromise(send).catch(() => {})
  await vi.waitFor(async () => expect(await whole.runPromise(stored)).toHaveLength(2))

  const next = open()
  await next.runPromise(sweep('2026-01-01T00:00:00.000Z'))
  expect(await next.runPromise(stored)).toHaveLength(2)
  await next.runPromise(sweep(later))
  expect(await next.runPromise(stored)).toHaveLength(1)
  const { bytes } = await next.runPromise(Resumes.use((resumes) => resumes.get('1')))
  expect(Buffer.from(bytes).toString()).toBe(await resume.text())
})

// Seen failing without `record` in `erase`.
it('removes the file of an erased application if its removal failed', async () => {
  const killed = open(() => ({ remove: () => Effect.never }))
  await killed.runPromise(send)
  await killed.runPromise(Profiles.use((profiles) => profiles.remove('1')))
  const gone = Trash.use((trash) => trash.erase({ subject: 'profile', itemId: '1' }))
  void killed.runPromise(gone).catch(() => {})
  const total = Trash.use((trash) => Effect.map(trash.list(), (page) => page.total))
  await vi.waitFor(async () => expect(await killed.runPromise(total)).toBe(0))

  const next = open()
  expect(await next.runPromise(stored)).toHaveLength(1)
  await next.runPromise(sweep(later))
  expect(await next.runPromise(stored)).toEqual([])
})

// Seen failing with a removal that does not check whether the file is still an orphan.
it('keeps the file of an application that was stored after its sender left', async () => {
  const whole = open()
  const total = Profiles.use((profiles) => Effect.map(profiles.list(), (page) => page.total))
  const sendOnce = Profiles.use((profiles) => profiles.send(profile, resume, { key: 'one' }))
  const end = Latch.makeUnsafe(true)
  const slow = open((files) => ({ put: (key, bytes) => Effect.tap(files.put(key, bytes), end.close) }), end)

  const sender = new AbortController()
  const left = slow.runPromiseExit(sendOnce, { signal: sender.signal })
  await vi.waitFor(async () => expect(await whole.runPromise(total)).toBe(1))
  sender.abort()
  await whole.runPromise(end.open)
  expect(await left).toMatchObject({ _tag: 'Failure' })

  await whole.runPromise(sendOnce)
  expect(await whole.runPromise(total)).toBe(1)
  const { bytes } = await whole.runPromise(Resumes.use((resumes) => resumes.get('1')))
  expect(Buffer.from(bytes).toString()).toBe(await resume.text())
})
