import { join } from 'node:path'
import { Effect, Layer } from 'effect'
import { focusOf } from '#domain/picture/picture-source.ts'
import { shareSize } from '#domain/picture/share-picture.ts'
import { UnexpectedFailure } from '#ports/failures.ts'
import { SharePictures } from '#ports/server/files/share-pictures.ts'
import { pictureProcess } from './picture-process.ts'

const fontNames = [
  'newsreader-latin',
  'newsreader-latin-ext',
  'hanken-grotesk-latin',
  'hanken-grotesk-latin-ext',
  'markazi-text-arabic',
]

const lowPriority = 10

/** Beside this file: in the sources, in the library and in the server's bundle. */
const fontFolder = join(import.meta.dirname, 'fonts')

/** Draws with libvips and the site's fonts. @param fonts Their folder. */
export const SharpSharePictures = (fonts = fontFolder): Layer.Layer<SharePictures> =>
  Layer.effect(
    SharePictures,
    Effect.gen(function* () {
      const run = yield* pictureProcess('share-worker', lowPriority)
      const files = fontNames.map((name) => join(fonts, `${name}.ttf`))
      return {
        draw: (words, picture) =>
          Effect.flatMap(
            run({ ...words, picture, focus: focusOf(words.image ?? ''), size: shareSize, fonts: files }),
            (result) =>
              'failed' in result
                ? Effect.fail(new UnexpectedFailure({ message: 'The picture cannot be drawn.' }))
                : Effect.succeed(result.done.files[0] ?? new Uint8Array()),
          ),
      }
    }),
  )
