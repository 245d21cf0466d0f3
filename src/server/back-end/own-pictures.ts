import { Effect } from 'effect'
import { pictureOf } from '#adapters/blobs/picture-key.ts'
import { Blobs } from '#ports/server/blobs.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { batched } from '../edge/promises/batched.ts'
import type { Handler } from '../edge/handler.ts'
import { media } from '../edge/media.ts'
import { lruCache } from '../edge/promises/lru-cache.ts'
import { limits } from '../config/limits.ts'
import { withCurrentRequest } from '../edge/current-request.ts'

/** A database that stands still keeps no picture from being shown. */
const patience = '2 seconds'

/** So many names go into one statement. */
const mostNames = 100

/**
 * The pictures of this server. Those that are not remembered are asked of the database first, so that names which anybody made up
 * never come to where the files stand.
 */
export const ownPictures = (
  run: <A, E>(effect: Effect.Effect<A, E, Blobs | StoredPictures>) => Promise<A>,
): Handler => {
  const known = batched(
    (addresses) =>
      run(
        StoredPictures.use((pictures) => pictures.known(addresses)).pipe(
          Effect.timeout(patience),
          Effect.orElseSucceed(() => addresses),
          // It is asked for several requests at once.
          Effect.withTracerEnabled(false),
        ),
      ),
    mostNames,
  )
  const stored = (key: string) =>
    run(
      Blobs.use((blobs) => blobs.get(key)).pipe(
        Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
        withCurrentRequest,
      ),
    )
  const read = async (key: string) => {
    const address = pictureOf(key)
    return (await known(address)).includes(address) ? stored(key) : undefined
  }
  return media(lruCache(read, limits.pictureBytes))
}
