import { createHash, randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { nameOfUpload } from '#domain/picture/library-picture.ts'
import { pictureAddress } from '#domain/picture/picture-source.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { webpKey } from './variant-keys.ts'

/**
 * Stores uploaded pictures as blobs, one per width. Records the picture first, so that a job cleans up after a crash.
 */
export const StoredPictureUploads = Layer.effect(
  PictureUploads,
  Effect.gen(function* () {
    const blobs = yield* Blobs
    const encoder = yield* PictureEncoder
    const pictureRecords = yield* PictureRecords
    return {
      upload: Effect.fnUntraced(function* (file, report) {
        if (!(file instanceof Blob)) {
          return yield* new UnexpectedFailure({
            message: 'The picture has no content.',
            withoutResponse: true,
          })
        }
        const content = new Uint8Array(yield* Effect.promise(() => file.arrayBuffer()))
        const { width, height, dark, webp } = yield* encoder.encode(content)
        const address = pictureAddress(randomBytes(10).toString('hex'), width, height, dark)
        yield* pictureRecords.record(address, {
          name: nameOfUpload(file.name),
          bytes: content.length,
          digest: createHash('sha256').update(content).digest('hex'),
        })
        const files = webp.map((variant) => ({ key: webpKey(address, variant.width), bytes: variant.bytes }))
        yield* Effect.forEach(files, ({ key, bytes }) => blobs.put(key, bytes), { discard: true }).pipe(
          // Again, as the AVIF job may have looked for the files before they were stored.
          Effect.andThen(pictureRecords.record(address)),
          Effect.onError(() =>
            Effect.forEach(files, ({ key }) => blobs.remove(key)).pipe(
              Effect.andThen(pictureRecords.markForDeletion(address)),
              Effect.ignore,
            ),
          ),
        )
        report?.(1)
        return address
      }),
    }
  }),
)
