import { Effect } from 'effect'
import { pictureAddressOf } from '#adapters/blobs/picture-key.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { batched } from '../edge/promises/batched.ts'
import type { Handler } from '../edge/handler.ts'
import { mediaFiles } from '../edge/files/media-files.ts'
import { lruCache } from '../edge/promises/lru-cache.ts'
import { limits } from '../config/limits.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'

/** After this a picture is served without the check: a hanging database must not hide pictures. */
const timeout = '2 seconds'

const maxBatch = 100

/**
 * Serves the pictures of this server. Those that are not cached are looked up in the database first, so that invented
 * names never reach the file store.
 */
export const ownPictures = (
  run: <A, E>(effect: Effect.Effect<A, E, Blobs | PictureRecords>) => Promise<A>,
): Handler => {
  const known = batched(
    (addresses) =>
      run(
        PictureRecords.use((pictures) => pictures.known(addresses)).pipe(
          Effect.timeout(timeout),
          Effect.orElseSucceed(() => addresses),
          // One query serves several requests.
          Effect.withTracerEnabled(false),
        ),
      ),
    maxBatch,
  )
  const stored = (key: string) =>
    run(
      Blobs.use((blobs) => blobs.get(key)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
        withCurrentRequest,
      ),
    )
  const read = async (key: string) => {
    const address = pictureAddressOf(key)
    return (await known(address)).includes(address) ? stored(key) : undefined
  }
  return mediaFiles(lruCache(read, limits.pictureBytes))
}
