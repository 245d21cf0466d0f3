import { Effect } from 'effect'
import type { AnyContent } from '#domain/content/contents.ts'
import { StoredPictures } from '#ports/stored-pictures.ts'
import { draftRefused, unknownPicture } from './draft-refused.ts'

const addressesIn = (value: unknown) =>
  [value].flat().filter((address): address is string => typeof address === 'string' && address.trim() !== '')

/** Lets a draft through whose pictures are such that an upload answered. */
export const onlyStoredPictures = Effect.fnUntraced(function* (content: AnyContent) {
  const storedPictures = yield* StoredPictures
  return Effect.fnUntraced(function* <Draft extends Readonly<Record<string, unknown>>>(draft: Draft) {
    const fields: Record<string, string> = {}
    for (const field of content.pictures) {
      const unknown = yield* storedPictures.claim(addressesIn(draft[field]))
      if (unknown.length > 0) fields[field] = unknownPicture
    }
    if (Object.keys(fields).length === 0) return draft
    return yield* draftRefused(fields)
  })
})
