import { isPdfAddress } from '../../picture/pdf-file.ts'
import { plainAddress } from '../../picture/picture-source.ts'
import { isAddress, placedPictures } from './pictures-at.ts'

export const unknownPictureSentence = 'Choose a picture that was uploaded here'
const unknownFileSentence = 'Choose a PDF that was uploaded here'

/** For an address that may not replace `current`: it is unknown here, or of the other kind. */
export const unknownUploadSentence = (current: { readonly address: string }): string =>
  isPdfAddress(current.address) ? unknownFileSentence : unknownPictureSentence

/** Errors name a block of a body, a part of a section, or else the whole field: `images` for one of its entries. */
const nameOf = (place: ReadonlyArray<string>) => {
  if (place.at(-3) === 'blocks') return place.slice(0, -1).join('.')
  const [field = ''] = place
  return field === 'translations' || field === 'sections' ? place.join('.') : field
}

interface PicturePaths {
  readonly paths: ReadonlyArray<string>
  /** The paths of PDFs among them. */
  readonly files?: ReadonlyArray<string> | undefined
}

/**
 * A sentence for each place of an input with an address that was not uploaded here, or with a picture where a PDF belongs
 * and the other way round.
 */
export const unknownPictures = (
  { paths, files = [] }: PicturePaths,
  input: Readonly<Record<string, unknown>>,
  unknown: ReadonlyArray<string>,
): Readonly<Record<string, string>> => {
  const sentences = paths.flatMap((path) => {
    const isFile = files.includes(path)
    const isWrong = (address: unknown) =>
      isAddress(address) && (isPdfAddress(address) !== isFile || unknown.includes(plainAddress(address)))
    return placedPictures(input, [path])
      .filter(({ picture }) => isWrong(picture))
      .map(({ place }) => [nameOf(place), isFile ? unknownFileSentence : unknownPictureSentence])
  })
  return Object.fromEntries(sentences)
}
