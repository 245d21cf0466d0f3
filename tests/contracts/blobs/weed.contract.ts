import { Effect, Layer } from 'effect'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { S3Blobs } from '#adapters/blobs/s3.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { findWeed, howToGetWeed, startWeed, type Weed } from '#tests/support/s3/weed.ts'
import { blobsContract } from './blobs-contract.ts'
import { fromLayer } from '../support/started.ts'

let store: Weed | undefined
beforeAll(async () => {
  const program = findWeed()
  if (program !== undefined) store = await startWeed(program)
})
afterAll(() => store?.stop())

beforeEach(({ skip }) => {
  if (store === undefined) skip(`SeaweedFS is not here: ${howToGetWeed}`)
})

/** The store's one bucket, which each test gets empty. */
const emptied = (options: S3Options) =>
  Effect.gen(function* () {
    const blobs = yield* Blobs
    yield* Effect.forEach(yield* blobs.list(''), blobs.remove)
  }).pipe(Effect.provide(S3Blobs(options)))

blobsContract(
  '[O33] S3 of SeaweedFS',
  fromLayer(Blobs, () => {
    if (store === undefined) throw new Error('SeaweedFS was not started')
    const { options } = store
    return Layer.unwrap(Effect.as(emptied(options), S3Blobs(options)))
  }),
)
