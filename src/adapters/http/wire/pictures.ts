import { isSubject } from '#domain/history/subject.ts'
import type { LibraryPicture, PictureDetails } from '#domain/picture/library-picture.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import type { PictureUse } from '#domain/picture/picture-use.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { countIn, elementsIn, objectIn, storedFieldsIn, textIn } from './decode.ts'
import { translatedTitlesIn } from './translated-titles.ts'

/** A picture as it is sent, with its size in pixels. */
export const pictureToWire = <Picture extends LibraryPicture>(picture: Picture) => {
  const { width = 0, height = 0 } = pictureSource(picture.address)
  return { ...picture, width, height }
}

const isUseState = (value: unknown): value is PictureUse['state'] =>
  value === 'live' || value === 'draft' || value === 'unpublished'

const useIn = (value: unknown): PictureUse => {
  const use = objectIn(value, 'uses')
  const { subject: named, itemId, field, state, draftId, dueAt } = use
  const subject = isSubject(named) ? publishables.find((each) => each === named) : undefined
  if (subject === undefined || !isUseState(state)) throw new Error('uses has an unknown subject or state')
  return {
    subject,
    itemId: textIn(itemId, 'itemId'),
    ...translatedTitlesIn(use),
    field: textIn(field, 'field'),
    state,
    ...(draftId !== undefined && { draftId: textIn(draftId, 'draftId') }),
    ...(dueAt !== undefined && { dueAt: textIn(dueAt, 'dueAt') }),
  }
}

/** Decodes a picture of a list. */
export const pictureIn = (value: unknown): LibraryPicture => {
  const read = objectIn(value, 'picture')
  const { id, name } = objectIn(read['uploadedBy'], 'uploadedBy')
  const translations = Object.entries(objectIn(read['translations'], 'translations'))
  return {
    ...storedFieldsIn(read),
    address: textIn(read['address'], 'address'),
    name: textIn(read['name'], 'name'),
    alt: textIn(read['alt'], 'alt'),
    decorative: read['decorative'] === true,
    translations: Object.fromEntries(
      translations.map(([tag, texts]) => [tag, { alt: textIn(objectIn(texts, tag)['alt'], 'alt') }]),
    ),
    focus: textIn(read['focus'], 'focus'),
    inLibrary: read['inLibrary'] === true,
    bytes: countIn(read['bytes'], 'bytes'),
    digest: textIn(read['digest'], 'digest'),
    useCount: countIn(read['useCount'], 'useCount'),
    ...(read['downloads'] !== undefined && { downloads: countIn(read['downloads'], 'downloads') }),
    uploadedBy: { id: textIn(id, 'uploadedBy.id'), name: textIn(name, 'uploadedBy.name') },
  }
}

/** Decodes a picture with its uses. */
export const pictureDetailsIn = (value: unknown): PictureDetails => {
  const { uses, otherUses } = objectIn(value, 'picture')
  return {
    ...pictureIn(value),
    uses: elementsIn(uses, 'uses').map(useIn),
    otherUses: countIn(otherUses, 'otherUses'),
  }
}
