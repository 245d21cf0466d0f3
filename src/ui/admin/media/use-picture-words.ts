import { lackingAlt, type LibraryPicture } from '#domain/picture/library-picture.ts'
import { isPdfAddress } from '#domain/picture/pdf-file.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { fileSize } from '#ui/design/form/image-uploader/file-size.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useMediaWords } from '#ui/words/content/use-media-words.ts'
import { useSiteLanguages } from '../screen-parts/use-site-languages.ts'

/** The words of the screens about a picture. */
export const usePictureWords = () => {
  const words = useMediaWords()
  const languages = useSiteLanguages()
  const { nameOf: languageName } = useLanguageNames()
  return {
    nameOf: ({ name, id, address }: Pick<LibraryPicture, 'name' | 'id' | 'address'>) =>
      name || fill(isPdfAddress(address) ? words.unnamedFile : words.unnamed, { id }),
    /** Says how often a PDF was downloaded. */
    downloadsOf: ({ downloads = 0 }: Pick<LibraryPicture, 'downloads'>) =>
      downloads === 0 ? words.neverDownloaded : count(words.downloads, downloads),
    /** Such as '2400 × 1600', of a PDF '184 KB'; empty if it is unknown. */
    sizeOf: ({ address, bytes }: Pick<LibraryPicture, 'address' | 'bytes'>) => {
      if (isPdfAddress(address)) return fileSize(bytes)
      const { width, height } = pictureSource(address)
      return width === undefined || height === undefined
        ? ''
        : fill(words.pixels, { width: String(width), height: String(height) })
    },
    usesOf: ({ useCount }: Pick<LibraryPicture, 'useCount'>) =>
      useCount === 0 ? words.unused : count(words.used, useCount),
    /** Empty if no language lacks an alternative text. */
    lackingOf: (picture: LibraryPicture) => {
      const [first, ...others] = isPdfAddress(picture.address) ? [] : lackingAlt(picture, languages)
      if (first === undefined) return ''
      return others.length + 1 === languages.length
        ? words.noAlt
        : fill(words.noAltIn, { language: languageName(first) })
    },
  }
}
