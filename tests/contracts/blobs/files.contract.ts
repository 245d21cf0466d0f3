import { Effect, Layer } from 'effect'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { blobsContract } from './blobs-contract.ts'
import { fromLayer } from '../support/started.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

blobsContract(
  'files',
  fromLayer(Blobs, () => Layer.unwrap(Effect.map(temporaryFolder, FileBlobs))),
)
