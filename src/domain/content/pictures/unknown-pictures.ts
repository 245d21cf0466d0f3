import { isPdfAddress } from '../../picture/pdf-file.ts'
import { plainAddress } from '../../picture/picture-source.ts'
import { addressesAt, picturesAt } from './pictures-at.ts'

export const unknownPictureSentence = 'Choose a picture that was uploaded here'
const unknownFileSentence = 'Choose a PDF that was uploaded here'

/** For an address that may not replace `current`: it is unknown here, or of the other kind. */
export const unknownUploadSentence = (current: { readonly address: string }): string =>
  isPdfAddress(current.address) ? unknownFileSentence : unknownPictureSentence

/** `images.image` is the image of each entry of the field `images`. */
const fieldOf = (path: string) => (path.startsWith('translations.') ? path : (path.split('.')[0] ?? path))

const bodyPattern = /^((?:translations\.[^.]+\.)?[^.]+)\.blocks\.address$/

/** The places at a path, as errors name them, with their addresses: the blocks of a body, or a whole field. */
const placesAt = (input: object, path: string): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => {
  const body = bodyPattern.exec(path)?.[1]
  if (body === undefined) return [[fieldOf(path), addressesAt(input, [path])]]
  const blocks = picturesAt(input, [`${body}.blocks`])
  return blocks.map((block, index) => [`${body}.blocks.${index}`, addressesAt(Object(block), ['address'])])
}

interface PicturePaths {
  readonly paths: ReadonlyArray<string>
  /** The paths of PDFs among them. */
  readonly files?: ReadonlyArray<string> | undefined
}

/**
 * A sentence for each field of an input, or block of a body, with an address that was not uploaded here, or with a picture
 * where a PDF belongs and the other way round.
 */
export const unknownPictures = (
  { paths, files = [] }: PicturePaths,
  input: Readonly<Record<string, unknown>>,
  unknown: ReadonlyArray<string>,
): Readonly<Record<string, string>> => {
  const tags = Object.keys(Object(input['translations']))
  const sentences = paths.flatMap((path) => {
    const isFile = files.includes(path)
    const isWrong = (address: string) =>
      isPdfAddress(address) !== isFile || unknown.includes(plainAddress(address))
    const within = path.startsWith('translations.*') ? tags.map((tag) => path.replace('*', tag)) : [path]
    return within
      .flatMap((each) => placesAt(input, each))
      .filter(([, addresses]) => addresses.some(isWrong))
      .map(([place]) => [place, isFile ? unknownFileSentence : unknownPictureSentence])
  })
  return Object.fromEntries(sentences)
}
