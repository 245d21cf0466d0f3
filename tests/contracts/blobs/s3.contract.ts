import { Effect, Layer } from 'effect'
import { S3Blobs } from '#adapters/blobs/s3.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { startObjectStore } from '#tests/support/s3/object-store.ts'
import { blobsContract } from './blobs-contract.ts'
import { fromLayer } from '../support/started.ts'

const bucket = Effect.acquireRelease(
  Effect.promise(() => startObjectStore()),
  (store) => Effect.sync(store.stop),
)

blobsContract(
  '[O33] S3',
  fromLayer(Blobs, () => Layer.unwrap(Effect.map(bucket, ({ options }) => S3Blobs(options)))),
)
