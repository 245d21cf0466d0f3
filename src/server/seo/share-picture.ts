import { Effect } from 'effect'
import { webpKey } from '#adapters/blobs/variant-keys.ts'
import { storedWidths, pictureSource } from '#domain/picture/picture-source.ts'
import { shareAddress, type SharePicture } from '#domain/picture/share-picture.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { SharePictures } from '#ports/server/files/share-pictures.ts'

/** The width that its part of the drawing needs. */
const minWidth = 960

/** Reads the smallest stored width that is large enough. */
const storedBytes = Effect.fnUntraced(
  function* (image: string) {
    const { width } = pictureSource(image)
    if (width === undefined) return undefined
    const chosen = storedWidths(width).find((one) => one >= minWidth) ?? width
    return yield* (yield* Blobs).get(webpKey(image, chosen))
  },
  Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
)

/** One folder for each page, so that its former drawings can be found. */
const folderOf = ({ of }: SharePicture) => `shares/${of}/`

const draw = Effect.fnUntraced(function* (share: SharePicture, key: string) {
  const blobs = yield* Blobs
  const bytes = yield* (yield* SharePictures).draw(share, yield* storedBytes(share.image ?? ''))
  const former = yield* blobs.list(folderOf(share))
  yield* Effect.forEach(former, (one) => blobs.remove(one), { discard: true })
  yield* blobs.put(key, bytes)
  return bytes
})

/** The share picture of a page, drawn on its first request. A new drawing replaces the former one. */
export const sharePictureBytes = Effect.fnUntraced(function* (share: SharePicture) {
  const version = shareAddress(share).slice(`/og/${share.of}-`.length)
  const key = folderOf(share) + version
  return yield* (yield* Blobs).get(key).pipe(Effect.catchTag('ItemNotFound', () => draw(share, key)))
})
