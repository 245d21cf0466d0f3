import { lackingAlt, type LibraryPicture } from '#domain/picture/library-picture.ts'
import { pictureSource } from '#domain/picture/picture-source.ts'
import { count } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import { useMediaWords } from '#ui/words/use-media-words.ts'
import { useLanguageNames } from '../editor/translations/use-language-names.ts'
import { useSiteLanguages } from '../screen-parts/site-languages.ts'

/** What the screens say about a picture. */
export const usePictureWords = () => {
  const words = useMediaWords()
  const languages = useSiteLanguages()
  const { nameOf: languageName } = useLanguageNames()
  return {
    nameOf: ({ name, id }: Pick<LibraryPicture, 'name' | 'id'>) => name || fill(words.unnamed, { id }),
    /** Such as '2400 × 1600'; empty if it is unknown. */
    sizeOf: ({ address }: Pick<LibraryPicture, 'address'>) => {
      const { width, height } = pictureSource(address)
      return width === undefined || height === undefined
        ? ''
        : fill(words.pixels, { width: String(width), height: String(height) })
    },
    usesOf: ({ useCount }: Pick<LibraryPicture, 'useCount'>) =>
      useCount === 0 ? words.unused : count(words.used, useCount),
    /** Empty if no language lacks an alternative text. */
    lackingOf: (picture: LibraryPicture) => {
      const [first, ...others] = lackingAlt(picture, languages)
      if (first === undefined) return ''
      return others.length + 1 === languages.length
        ? words.noAlt
        : fill(words.noAltIn, { language: languageName(first) })
    },
  }
}
