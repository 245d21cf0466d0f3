import { join, resolve } from 'node:path'
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

/** Nobody waits for them but robots. */
const low = 10

/** Drawn by libvips with the site's own letters; `fonts` is the folder that holds them. */
export const SharpSharePictures = (fonts = 'src/adapters/pictures/fonts'): Layer.Layer<SharePictures> =>
  Layer.effect(
    SharePictures,
    Effect.gen(function* () {
      const ask = yield* pictureProcess('share-worker', low)
      const files = faces.map((face) => resolve(join(fonts, `${face}.ttf`)))
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
