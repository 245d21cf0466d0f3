import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Layer, ManagedRuntime } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { SqlResumes } from '#adapters/sql/resumes.ts'
import { seedContents } from '#adapters/sql/seed.ts'
import { Sqlite } from '#adapters/sql/sqlite.ts'
import { SqlTrash } from '#adapters/sql/trash.ts'
import { career } from '#domain/content/career.ts'
import { Blobs } from '#ports/blobs.ts'
import { Profiles } from '#ports/profiles.ts'
import { Resumes } from '#ports/resumes.ts'
import { Trash } from '#ports/trash.ts'
import { draftOf } from './drafts.ts'
import { profile, resume } from './profiles-contract.ts'

type Files = Blobs['Service']

let folder: string
const opened: Array<() => Promise<void>> = []

/** The stores of one process, whose files may do less than they should. */
const open = (broken: (files: Files) => Partial<Files> = () => ({})) => {
  const blobs = Layer.effect(
    Blobs,
    Blobs.use((files) => Effect.succeed({ ...files, ...broken(files) })),
  ).pipe(Layer.provide(FileBlobs(join(folder, 'files'))))
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(SqlProfiles(), SqlResumes, SqlTrash).pipe(
      Layer.provideMerge(Layer.mergeAll(blobs, Sqlite({ file: join(folder, 'store.db') }))),
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
  const seeds = [{ draft: draftOf(career, 'Pilot'), createdAt: '2026-01-01T00:00:00.000Z' }]
  await open().runPromise(seedContents(career, seeds))
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  await rm(folder, { recursive: true })
})

// Seen failing without `doubt` in `send`, and with `settle` left out there.
it('a file whose application broke off is swept at the next start, and no other', async () => {
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

// Seen failing without `doubt` in `erase`.
it('a file whose application was erased is swept where its own removal broke off', async () => {
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
