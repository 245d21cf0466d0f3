import { Effect, Layer } from 'effect'
import { darkParts } from '#domain/picture/dark-parts.ts'
import { storedWidths, widestPicture } from '#domain/picture/picture-source.ts'
import { UploadRefused } from '#ports/failures.ts'
import { PictureEncoder } from '#ports/server/files/picture-encoder.ts'
import { maxPixels } from './picture-jobs.ts'
import { pictureProcess } from './picture-process.ts'

/** The maximum of WebP. */
const maxHeight = 16_383
/** AVIF encoding runs at low priority. */
const normalPriority = 0
const lowPriority = 15

const tooLarge = new UploadRefused({
  because: 'size',
  message: 'The picture has at most 40 megapixels.',
})
const unreadable = new UploadRefused({
  because: 'kind',
  message: 'The picture cannot be read. Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
})

/** Processes pictures with libvips. Drops metadata, and all but the first frame of an animation. */
export const SharpPictureWork: Layer.Layer<PictureEncoder> = Layer.effect(
  PictureEncoder,
  Effect.gen(function* () {
    const uploads = yield* pictureProcess('picture-worker', normalPriority)
    const background = yield* pictureProcess('picture-worker', lowPriority)
    const run = (process: typeof uploads) => (job: Parameters<typeof uploads>[0]) =>
      Effect.flatMap(process(job), (result) =>
        'failed' in result ? Effect.fail(unreadable) : Effect.succeed(result.done),
      )
    return {
      encode: Effect.fnUntraced(
        function* (bytes: Uint8Array) {
          const original = yield* run(uploads)({ type: 'measure', bytes })
          if (original.width * original.height > maxPixels) return yield* tooLarge
          // Rounded down, as another pixel of width may be many of height.
          const widestInHeight = Math.floor((original.width * maxHeight) / original.height)
          const widths = storedWidths(Math.max(1, Math.min(original.width, widestPicture, widestInHeight)))
          const { width, height, files } = yield* run(uploads)({ type: 'webp', bytes, widths })
          const [smallest = new Uint8Array()] = files
          const thumbnail = yield* run(uploads)({ type: 'pixels', bytes: smallest })
          const [rgb = new Uint8Array()] = thumbnail.files
          return {
            width,
            height,
            dark: darkParts({ width: thumbnail.width, height: thumbnail.height, rgb }),
            webp: files.map((webp, at) => ({ width: widths[at] ?? width, bytes: webp })),
          }
        },
        Effect.withSpan('picture.webp'),
        Effect.withTracerEnabled(true),
      ),
      avif: (webp, width) =>
        Effect.map(
          run(background)({ type: 'avif', bytes: webp, width }),
          ({ files: [avif = new Uint8Array()] }) => avif,
        ).pipe(Effect.withSpan('picture.avif'), Effect.withTracerEnabled(true)),
    }
  }),
)
