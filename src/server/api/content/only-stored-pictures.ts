import { Effect } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { addressesAt, picturePathsOf } from '#domain/content/pictures-at.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { inputRefused } from '#ports/failures.ts'

export const unknownPicture = 'Choose a picture that was uploaded here'

/** Rejects input with pictures that were not uploaded here. */
export const onlyStoredPictures = Effect.fnUntraced(function* (content: AnyContentType) {
  const storedPictures = yield* StoredPictures
  return Effect.fnUntraced(function* <Input extends Readonly<Record<string, unknown>>>(input: Input) {
    const fields: Record<string, string> = {}
    for (const picture of picturePathsIn(content, input)) {
      const unknown = yield* storedPictures.claim(addressesAt(input, [picture]))
      if (unknown.length > 0) fields[fieldOf(picture)] = unknownPicture
    }
    if (Object.keys(fields).length === 0) return input
    return yield* inputRefused(fields)
  })
})

/** The paths of pictures, with the tags of the translations that the input has. */
const picturePathsIn = (content: AnyContentType, { translations }: Readonly<Record<string, unknown>>) =>
  picturePathsOf(content).flatMap((path) =>
    path.includes('*') ? Object.keys(Object(translations)).map((tag) => path.replace('*', tag)) : [path],
  )

/** `images.image` is the image of each entry of the field `images`. */
const fieldOf = (picture: string) =>
  picture.startsWith('translations.') ? picture : (picture.split('.')[0] ?? picture)
