import { Effect, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { pictureProcess } from '#adapters/pictures/picture-process.ts'
import { fileForm, picture } from '#tests/support/files.ts'
import { startServer } from '#tests/support/back-end/server.ts'

const measure = async (width: number, height: number) =>
  ({ type: 'measure', bytes: new Uint8Array(await picture(width, height)) }) as const

// Seen failing with a process that continues after the timeout.
test('the result of a late picture is not taken for that about the next', async () => {
  const [slow, next] = [await measure(70, 40), await measure(30, 20)]
  const results = await Effect.runPromise(
    Effect.gen(function* () {
      const run = yield* pictureProcess('picture-worker', 0)
      const first = yield* Effect.forkChild(run(slow), { startImmediately: true })
      yield* TestClock.adjust('2 minutes')
      return [yield* Effect.flip(Fiber.join(first)), yield* run(next)]
    }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
  )
  expect(results).toMatchObject([
    { _tag: 'StoreBusy', cause: 'The picture took too long.' },
    { done: { width: 30, height: 20 } },
  ])
})

// Seen failing without an error listener, which ended the server.
test('a process that cannot be started fails its picture only', async () => {
  const job = await measure(30, 20)
  const { execPath } = process
  const results = await Effect.runPromise(
    Effect.gen(function* () {
      const run = yield* pictureProcess('picture-worker', 0)
      process.execPath = '/nowhere/node'
      const failed = yield* Effect.ensuring(
        Effect.flip(run(job)),
        Effect.sync(() => void (process.execPath = execPath)),
      )
      return [failed, yield* run(job)]
    }).pipe(Effect.scoped),
  )
  expect(results).toMatchObject([
    { _tag: 'StoreBusy', cause: 'The picture process exited.' },
    { done: { width: 30 } },
  ])
})

// Seen failing with a lost process reported as an unreadable picture.
test('an upload whose process died is refused with a retry time, then accepted', async () => {
  const server = await startServer()
  const editor = await server.as('CXTeam')
  const form = fileForm('file', new Uint8Array(await picture(30, 20)), 'p.jpg')
  const { execPath } = process
  process.execPath = '/nowhere/node'
  const refused = await editor.call('POST', '/uploads3', { form })
  process.execPath = execPath
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await editor.call('POST', '/uploads3', { form })).toMatchObject({ status: 201 })
  await server.stop()
})
