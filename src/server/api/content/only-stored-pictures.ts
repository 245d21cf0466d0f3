import { Effect } from 'effect'
import type { AnyContentType } from '#domain/content/content-types.ts'
import { addressesAt } from '#domain/content/pictures-at.ts'
import { StoredPictures } from '#ports/server/stored-pictures.ts'
import { inputRefused } from '#ports/failures.ts'

export const unknownPicture = 'Choose a picture that was uploaded here'

/** Rejects input with pictures that were not uploaded here. */
export const onlyStoredPictures = Effect.fnUntraced(function* (content: AnyContentType) {
  const storedPictures = yield* StoredPictures
  return Effect.fnUntraced(function* <Input extends Readonly<Record<string, unknown>>>(input: Input) {
    const fields: Record<string, string> = {}
    for (const picture of content.pictures) {
      const [field = ''] = picture.split('.')
      const unknown = yield* storedPictures.claim(addressesAt(input, [picture]))
      if (unknown.length > 0) fields[field] = unknownPicture
    }
    if (Object.keys(fields).length === 0) return input
    return yield* inputRefused(fields)
  })
})
