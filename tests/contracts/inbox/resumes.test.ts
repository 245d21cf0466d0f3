import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { SqlResumes } from '#adapters/sql/inbox/resumes.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { career } from '#domain/content/career.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { Resumes } from '#ports/server/files/resumes.ts'
import { Trash } from '#ports/content/trash.ts'
import { inputOf } from '../content/content-inputs.ts'
import { profile, resume } from './profiles-contract.ts'
import { AnyStore } from '../support/any-store.ts'

const start = (blobs: Layer.Layer<Blobs> = MemoryBlobs()) =>
  ManagedRuntime.make(
    Layer.mergeAll(SqlProfiles(), SqlResumes, SqlTrash).pipe(
      Layer.provideMerge(Layer.mergeAll(blobs, AnyStore())),
    ),
  )

describe('résumés', () => {
  let runtime = start()
  const run = <A, E>(effect: Effect.Effect<A, E, Profiles | Resumes | Trash | Blobs | SqlClient.SqlClient>) =>
    runtime.runPromise(effect)
  const send = (changes = {}, key?: string, file = resume) =>
    Effect.flatMap(Profiles, (profiles) =>
      profiles.send({ ...profile, ...changes }, file, key === undefined ? {} : { key }),
    )
  const stored = () => run(Effect.flatMap(Blobs, (blobs) => blobs.list('')))
  const total = () =>
    run(Effect.flatMap(Profiles, (profiles) => Effect.map(profiles.list({ size: 1 }), (page) => page.total)))
  const position = seedItems(career, [
    { input: inputOf(career, 'Site engineer'), createdAt: '2026-01-01T00:00:00.000Z' },
  ])

  beforeEach(async () => {
    runtime = start()
    await run(position)
  })
  afterEach(() => runtime.dispose())

  it("are read by the application's id", async () => {
    await run(send())
    const file = await run(Effect.flatMap(Resumes, (resumes) => resumes.get('1')))
    expect(file).toMatchObject({ name: resume.name, type: 'application/pdf' })
    expect(Buffer.from(file.bytes).toString()).toBe(await resume.text())
    for (const id of ['2', 'x', '0']) {
      expect(await run(Effect.flip(Effect.flatMap(Resumes, (resumes) => resumes.get(id))))).toMatchObject({
        _tag: 'ItemNotFound',
      })
    }
  })

  it('have random keys', async () => {
    await run(send())
    expect(await stored()).toEqual([expect.stringMatching(/^resumes\/[0-9a-f]{32}\.pdf$/)])
  })

  it('cannot be read while in the trash, and are deleted with it', async () => {
    await run(send())
    await run(Effect.flatMap(Profiles, (profiles) => profiles.remove('1')))
    const read = Effect.flatMap(Resumes, (resumes) => resumes.get('1'))
    expect(await run(Effect.flip(read))).toMatchObject({ _tag: 'ItemNotFound' })
    const ref = { subject: 'profile', itemId: '1' } as const
    await run(Effect.flatMap(Trash, (trash) => trash.restore(ref)))
    expect(await run(read)).toMatchObject({ name: resume.name })
    await run(Effect.flatMap(Profiles, (profiles) => profiles.remove('1')))
    await run(Effect.flatMap(Trash, (trash) => trash.erase(ref)))
    expect(await stored()).toEqual([])
  })

  it('are stored once if the same key is sent twice', async () => {
    await run(send({}, 'same'))
    await run(send({}, 'same'))
    expect([await total(), (await stored()).length]).toEqual([1, 1])
  })

  it('are not stored if the application is refused', async () => {
    expect(await run(Effect.flip(send({ careerId: '99' })))).toMatchObject({
      _tag: 'InputRefused',
      fields: { careerId: forms.refusals.positionClosed },
    })
    const rename = (from: string, to: string) =>
      run(
        SqlClient.SqlClient.use((sql) =>
          sql.withTransaction(sql`alter table profiles rename column ${sql(from)} to ${sql(to)}`),
        ),
      )
    await rename('phone', 'telephone')
    expect(await run(Effect.flip(send()))).toMatchObject({ _tag: 'UnexpectedFailure' })
    // Later tests have the same database.
    await rename('telephone', 'phone')
    expect(await stored()).toEqual([])
  })

  it('are stored before the application', async () => {
    const failing = Layer.succeed(Blobs, {
      put: () => Effect.fail(new UnexpectedFailure({ message: 'Full', withoutResponse: true })),
      get: () => Effect.die('unused'),
      size: () => Effect.die('unused'),
      remove: () => Effect.void,
      list: () => Effect.succeed([]),
      bytes: Effect.die('unused'),
    })
    runtime = start(failing)
    await run(position)
    expect(await run(Effect.flip(send()))).toMatchObject({ _tag: 'UnexpectedFailure' })
    expect(await total()).toBe(0)
  })

  it('keep the position’s title when the position is deleted', async () => {
    await run(send())
    await run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(sql`delete from careers`)))
    const { items } = await run(Effect.flatMap(Profiles, (profiles) => profiles.list()))
    expect(items).toMatchObject([{ position: 'Site engineer', careerId: '1' }])
  })
})
