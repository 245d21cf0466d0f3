import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { shareSize } from '#domain/picture/share-picture.ts'
import { CallFailed } from '#ports/failures.ts'
import { SharePictures } from '#ports/server/share-pictures.ts'
import { pictureProcess } from './picture-process.ts'

const faces = [
  'newsreader-latin',
  'newsreader-latin-ext',
  'hanken-grotesk-latin',
  'hanken-grotesk-latin-ext',
  'markazi-text-arabic',
]

/** Only robots wait for a share picture. */
const low = 10

/** Beside this file: in the sources, in the library and in the server's bundle. */
const fontFolder = join(import.meta.dirname, 'fonts')

/** Draws share pictures with libvips and the site's own typefaces. */
export const SharpSharePictures = (fonts = fontFolder): Layer.Layer<SharePictures> =>
  Layer.effect(
    SharePictures,
    Effect.gen(function* () {
      const ask = yield* pictureProcess('share-worker', low)
      const files = faces.map((face) => join(fonts, `${face}.ttf`))
      return {
        draw: (words, picture) =>
          Effect.flatMap(ask({ ...words, picture, size: shareSize, fonts: files }), (answer) =>
            'failed' in answer
              ? Effect.fail(new CallFailed({ message: 'The picture cannot be drawn.', answered: true }))
              : Effect.succeed(answer.done.made[0] ?? new Uint8Array()),
          ),
      }
    }),
  )
