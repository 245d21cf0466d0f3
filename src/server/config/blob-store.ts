import { Effect, type Layer } from 'effect'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { s3Responds, S3Blobs } from '#adapters/blobs/s3.ts'
import type { S3Options } from '#adapters/blobs/s3-client.ts'
import type { Blobs } from '#ports/server/files/blobs.ts'
import type { Config } from './config.ts'
import { blobFolder } from './data-folder.ts'
import { StartRefused } from './start-refused.ts'

export const blobStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Layer.Layer<Blobs> =>
  s3 === undefined ? FileBlobs(blobFolder(dataDir)) : S3Blobs(s3)

const reasonOf = (cause: unknown) => {
  if (typeof cause === 'string') return cause
  const root = cause instanceof Error ? (cause.cause ?? cause) : cause
  return root instanceof Error ? `${root.message}.`.replace(/\.\.$/, '.') : ''
}

/** Refuses the start if the configured bucket cannot be read. */
export const checkBucket = (s3: S3Options | undefined): Promise<void> =>
  s3 === undefined
    ? Promise.resolve()
    : Effect.runPromise(
        s3Responds(s3).pipe(
          Effect.catch(({ cause }) => {
            const where = `S3_ENDPOINT, S3_BUCKET: the bucket ${s3.bucket} at ${s3.endpoint} cannot be reached.`
            return Effect.fail(new StartRefused(`${where} ${reasonOf(cause)}`.trimEnd()))
          }),
        ),
      )
