import { Effect, ManagedRuntime } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { s3Responds, S3Blobs } from '#adapters/blobs/s3.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { startObjectStore, type ObjectStore } from '#tests/support/s3/object-store.ts'
import { failureOf, run } from '../support/started.ts'

let store: ObjectStore
beforeEach(async () => {
  store = await startObjectStore()
})
afterEach(() => store.stop())

const open = (options: Partial<S3Options> = {}) => {
  const runtime = ManagedRuntime.make(S3Blobs({ ...store.options, ...options }))
  return runtime.runPromise(Effect.service(Blobs))
}

const picture = new Uint8Array(300_000).fill(7)
const key = 'pictures/a-1.webp'

// Seen failing without retries.
test.each([{ says: 500 }, { says: 503 }, { says: 429 }, 'hangs up', 'loses the answer'] as const)(
  'a write is stored by a retry (%j)',
  async (mode) => {
    const blobs = await open()
    store.now(mode, 2)
    await run(blobs.put(key, picture))
    expect(store.requests()).toBe(3)
    expect(await run(blobs.get(key))).toEqual(picture)
  },
)

test('fails a write that breaks off for good, and stores nothing', async () => {
  const blobs = await open()
  store.now('hangs up')
  expect(await failureOf(blobs.put(key, picture))).toMatchObject({ _tag: 'StoreBusy', retryAfter: 5 })
  store.now('answers')
  const other = await open()
  expect(await failureOf(other.get(key))).toMatchObject({ _tag: 'ItemNotFound' })
  expect(await run(other.list(''))).toEqual([])
})

test('fails a truncated response', async () => {
  const blobs = await open()
  await run(blobs.put(key, picture))
  store.now('halves')
  expect(await failureOf(blobs.get(key))).toMatchObject({ _tag: 'StoreBusy' })
})

test('times out on a silent store and then fails fast', async () => {
  const blobs = await open({ timeouts: { each: '200 millis', all: '1 second' } })
  store.now('silent')
  expect(await failureOf(blobs.get(key))).toMatchObject({ _tag: 'StoreBusy' })
  const requestCount = store.requests()
  expect(requestCount).toBeGreaterThan(0)
  expect(await failureOf(blobs.get(key))).toMatchObject({ _tag: 'StoreBusy' })
  expect(store.requests()).toBe(requestCount)
})

test('does not retry a refusal or report it as a missing file', async () => {
  const blobs = await open()
  store.now({ says: 403 })
  expect(await failureOf(blobs.get(key))).toMatchObject({ _tag: 'UnexpectedFailure' })
  expect(store.requests()).toBe(1)
  const lost = await open({ bucket: 'another' })
  store.now('answers')
  expect(await failureOf(lost.get(key))).toMatchObject({
    _tag: 'UnexpectedFailure',
    cause: 'The file store said 404 NoSuchBucket.',
  })
})

test('checks whether the bucket can be read', async () => {
  expect(await run(s3Responds(store.options))).toBeUndefined()
  expect(await failureOf(s3Responds({ ...store.options, bucket: 'another' }))).toMatchObject({
    _tag: 'UnexpectedFailure',
  })
  store.now({ says: 503 })
  expect(await failureOf(s3Responds(store.options))).toMatchObject({ _tag: 'StoreBusy' })
})

// Seen failing with the first page only, and with an XML-escaped continuation token.
test('reads a list of several pages and ignores keys of other programs', async () => {
  const blobs = await open()
  store.objects.set("Others' & <more>.txt", new Uint8Array(100))
  for (const [at, name] of ['a', 'b', 'c', 'd'].entries())
    store.objects.set(`${name}.webp`, new Uint8Array(at))
  store.now('answers')
  expect(await run(blobs.list(''))).toEqual(['a.webp', 'b.webp', 'c.webp', 'd.webp'])
  expect(store.requests()).toBe(3)
  expect(await run(blobs.bytes)).toBe(0 + 1 + 2 + 3)
})

// Seen failing with a list that was read by regular expressions, as empty.
test.each(['<ListBucketResult><Contents><Key>a.webp', '<html><body>Welcome', ''])(
  'fails a list that is none: %s',
  async (text) => {
    const blobs = await open()
    store.now({ text })
    expect(await failureOf(blobs.list(''))).toMatchObject({ _tag: 'UnexpectedFailure' })
  },
)
