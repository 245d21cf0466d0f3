import { Effect, Layer } from 'effect'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import { pictureError, pictureLimit } from '#domain/picture/picture-error.ts'
import { pictureAddress } from '#domain/picture/picture-source.ts'
import { UploadRefused } from '#ports/failures.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'

export interface MemoryPictureUploadsOptions extends Behaviour {
  /** The URL of a stored picture; a story may use the chosen file's. */
  readonly addressOf?: (file: ChosenFile) => string
}

/** Checks the size and type that a file claims, and returns a new URL for each upload. Stores nothing. */
export const MemoryPictureUploads = ({ addressOf, ...behaviour }: MemoryPictureUploadsOptions = {}) =>
  Layer.sync(PictureUploads, () => {
    let stored = 0
    const { write } = simulate(behaviour)
    const nextAddress = () => pictureAddress(`memory${(stored += 1)}`, 1200, 800)

    return PictureUploads.of({
      upload: (file, report = () => {}) =>
        Effect.andThen(
          Effect.sync(() => report(0.5)),
          write(
            Effect.suspend(() => {
              const message = pictureError(file)
              if (message !== undefined) {
                const because = file.size > pictureLimit ? ('size' as const) : ('kind' as const)
                return Effect.fail(new UploadRefused({ message, because }))
              }
              report(1)
              return Effect.succeed(addressOf?.(file) ?? nextAddress())
            }),
          ),
        ),
    })
  })
