import { Effect, Layer } from 'effect'
import { darkParts } from '#domain/picture/dark-parts.ts'
import { storedWidths, widestPicture } from '#domain/picture/picture-source.ts'
import { UploadRefused } from '#ports/failures.ts'
import { PictureWork } from '#ports/server/picture-work.ts'
import { mostPixels } from './picture-jobs.ts'
import { pictureProcess } from './picture-process.ts'

/** WebP can be no higher. */
const highest = 16_383
/** AVIF is made for later and gives way to everything else. */
const usual = 0
const low = 15

const tooLarge = new UploadRefused({
  because: 'size',
  message: 'The picture has at most 40 megapixels.',
  answered: true,
})
const unreadable = new UploadRefused({
  because: 'kind',
  message: 'The picture cannot be read. Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  answered: true,
})

/** Pictures by libvips. Metadata goes because none is asked for; an animation becomes its first frame. */
export const SharpPictureWork: Layer.Layer<PictureWork> = Layer.effect(
  PictureWork,
  Effect.gen(function* () {
    const uploads = yield* pictureProcess('picture-worker', usual)
    const later = yield* pictureProcess('picture-worker', low)
    const asked = (process: typeof uploads) => (job: Parameters<typeof uploads>[0]) =>
      Effect.flatMap(process(job), (answer) =>
        'failed' in answer ? Effect.fail(unreadable) : Effect.succeed(answer.done),
      )
    return {
      work: Effect.fnUntraced(
        function* (bytes: Uint8Array) {
          const given = yield* asked(uploads)({ does: 'measure', bytes })
          if (given.width * given.height > mostPixels) return yield* tooLarge
          const scale = Math.min(1, widestPicture / given.width, highest / given.height)
          const widths = storedWidths(Math.max(1, Math.round(given.width * scale)))
          const { width, height, made } = yield* asked(uploads)({ does: 'webp', bytes, widths })
          const [smallest = new Uint8Array()] = made
          const few = yield* asked(uploads)({ does: 'pixels', bytes: smallest })
          const [rgb = new Uint8Array()] = few.made
          return {
            width,
            height,
            dark: darkParts({ width: few.width, height: few.height, rgb }),
            webp: made.map((webp, at) => ({ width: widths[at] ?? width, bytes: webp })),
          }
        },
        Effect.withSpan('picture.webp'),
        Effect.withTracerEnabled(true),
      ),
      avif: (webp) =>
        Effect.map(
          asked(later)({ does: 'avif', bytes: webp }),
          ({ made: [avif = new Uint8Array()] }) => avif,
        ).pipe(Effect.withSpan('picture.avif'), Effect.withTracerEnabled(true)),
    }
  }),
)
