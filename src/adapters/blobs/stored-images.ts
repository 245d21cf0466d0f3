import { randomBytes } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { pictureAddress, variantAddress } from '#domain/picture/picture-source.ts'
import { Blobs } from '#ports/server/blobs.ts'
import { CallFailed } from '#ports/failures.ts'
import { Images } from '#ports/content/images.ts'
import { PictureWork } from '#ports/server/picture-work.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { pictureKey } from './picture-key.ts'

/** Uploaded pictures as blobs, in every kept width. The picture is recorded first, so that what breaks is cleaned up. */
export const StoredImages = Layer.effect(
  Images,
  Effect.gen(function* () {
    const blobs = yield* Blobs
    const pictureWork = yield* PictureWork
    const storedPictures = yield* StoredPictures
    return {
      upload: Effect.fnUntraced(function* (file, report) {
        if (!(file instanceof Blob)) {
          return yield* new CallFailed({ message: 'The picture has no content.', answered: false })
        }
        const content = yield* Effect.promise(() => file.arrayBuffer())
        const { width, height, dark, webp } = yield* pictureWork.work(new Uint8Array(content))
        const address = pictureAddress(randomBytes(10).toString('hex'), width, height, dark)
        yield* storedPictures.record(address)
        const kept = webp.map((variant) => ({
          key: pictureKey(variant.width === width ? address : variantAddress(address, variant.width, 'webp')),
          bytes: variant.bytes,
        }))
        yield* Effect.forEach(kept, ({ key, bytes }) => blobs.put(key, bytes), { discard: true }).pipe(
          // Once more, for whoever looked for its files before they were there.
          Effect.andThen(storedPictures.record(address)),
          Effect.onError(() =>
            Effect.forEach(kept, ({ key }) => blobs.remove(key)).pipe(
              Effect.andThen(storedPictures.forget(address)),
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
