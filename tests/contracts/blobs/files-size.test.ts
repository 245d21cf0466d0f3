import { Effect, Layer, type Duration } from 'effect'
import { TestClock } from 'effect/testing'
import { expect, test } from 'vitest'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

// Seen failing without a cache: each opening of the settings read about every file.
test('the total size of a folder is read once in ten minutes', async () => {
  const sizes = await Effect.gen(function* () {
    const blobs = yield* Blobs
    const sizeAfter = (time: Duration.Input) => Effect.andThen(TestClock.adjust(time), blobs.bytes)
    yield* blobs.put('a.bin', new Uint8Array(3))
    const first = yield* blobs.bytes
    yield* blobs.put('b.bin', new Uint8Array(1))
    return [first, yield* sizeAfter('599 seconds'), yield* sizeAfter('1 second')]
  }).pipe(
    Effect.provide(Layer.unwrap(Effect.map(temporaryFolder, FileBlobs))),
    Effect.provide(TestClock.layer()),
    Effect.scoped,
    Effect.runPromise,
  )
  expect(sizes).toEqual([3, 3, 4])
})
