import { Effect } from 'effect'
import { pictureKey } from '#adapters/blobs/picture-key.ts'
import { storedWidths, pictureSource, variantAddress } from '#domain/picture/picture-source.ts'
import { shareAddress, type SharePicture } from '#domain/picture/share-picture.ts'
import { Blobs } from '#ports/server/blobs.ts'
import { SharePictures } from '#ports/server/share-pictures.ts'

/** Wide enough for the part of the picture that it fills. */
const enough = 960

/** The stored bytes of the smallest kept width that is enough. */
const stored = Effect.fnUntraced(
  function* (image: string) {
    const { width } = pictureSource(image)
    if (width === undefined) return undefined
    const kept = storedWidths(width).find((one) => one >= enough) ?? width
    const address = kept === width ? image : variantAddress(image, kept, 'webp')
    return yield* (yield* Blobs).get(pictureKey(address))
  },
  Effect.catchTag('ItemNotFound', () => Effect.succeed(undefined)),
)

/** One folder a page, so that what was drawn of it before is found. */
const folderOf = ({ of }: SharePicture) => `shares/${of}/`

const draw = Effect.fnUntraced(function* (share: SharePicture, key: string) {
  const blobs = yield* Blobs
  const bytes = yield* (yield* SharePictures).draw(share, yield* stored(share.image ?? ''))
  const former = yield* blobs.list(folderOf(share))
  yield* Effect.forEach(former, (one) => blobs.remove(one), { discard: true })
  yield* blobs.put(key, bytes)
  return bytes
})

/** The picture as it was drawn once; the one before it goes when a new one is drawn. */
export const drawnShare = Effect.fnUntraced(function* (share: SharePicture) {
  const mark = shareAddress(share).slice(`/og/${share.of}-`.length)
  const key = folderOf(share) + mark
  return yield* (yield* Blobs).get(key).pipe(Effect.catchTag('ItemNotFound', () => draw(share, key)))
})
