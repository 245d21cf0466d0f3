import { Effect, Layer, Semaphore } from 'effect'
import sharp from 'sharp'
import { keptWidths, widestPicture } from '#domain/picture/picture-source.ts'
import { UploadRefused } from '#ports/failures.ts'
import { PictureWork, type WorkedPicture } from '#ports/picture-work.ts'
import { isAcceptedPicture } from './picture-kind.ts'

const mostPixels = 40_000_000
/** WebP can be no higher. */
const highest = 16_383

sharp.cache(false)
sharp.concurrency(1)

const refused = (because: 'size' | 'kind', message: string) => new UploadRefused({ because, message, answered: true })
const unreadable = () => refused('kind', 'The picture cannot be read. Choose a JPEG, PNG, WebP, AVIF or GIF picture.')

const work = async (bytes: Uint8Array): Promise<WorkedPicture> => {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const upright = await picture
    .autoOrient()
    .resize({ width: widestPicture, height: highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = upright.info
  const webp: Array<{ width: number; bytes: Uint8Array }> = []
  for (const kept of keptWidths(width)) {
    const scaled = sharp(upright.data, { raw: { width, height, channels } }).resize({ width: kept })
    webp.push({ width: kept, bytes: await scaled.webp({ quality: 78 }).toBuffer() })
  }
  return { width, height, webp }
}

const isTooLarge = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height > mostPixels
}

/** Pictures by libvips. Metadata goes because none is asked for; an animation becomes its first frame. */
export const SharpPictureWork: Layer.Layer<PictureWork> = Layer.effect(
  PictureWork,
  Effect.gen(function* () {
    // More at once would only share the same cores and multiply the memory.
    const twoAtOnce = yield* Semaphore.make(2)
    return {
      work: Effect.fnUntraced(function* (bytes: Uint8Array) {
        if (!isAcceptedPicture(bytes)) return yield* unreadable()
        if (yield* Effect.tryPromise({ try: () => isTooLarge(bytes), catch: unreadable })) {
          return yield* refused('size', 'The picture has at most 40 megapixels.')
        }
        return yield* Effect.tryPromise({ try: () => work(bytes), catch: unreadable })
      }, twoAtOnce.withPermits(1)),
      avif: (webp) =>
        Effect.tryPromise({
          try: async () => new Uint8Array(await sharp(webp).avif({ quality: 50, effort: 2 }).toBuffer()),
          catch: unreadable,
        }),
    }
  }),
)
