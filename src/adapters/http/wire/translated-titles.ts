import type { TranslatedTitles } from '#domain/history/translated-titles.ts'
import { isGiven, objectIn, textIn } from './decode.ts'
import type { FieldValues } from './renaming.ts'

/** Decodes the title of an item of several content types, and those in further languages. */
export const translatedTitlesIn = ({ title, translations }: FieldValues): TranslatedTitles => ({
  title: textIn(title, 'title'),
  ...(isGiven(translations) && { translations: titlesOf(objectIn(translations, 'translations')) }),
})

const titlesOf = (translations: FieldValues) =>
  Object.fromEntries(
    Object.entries(translations).map(([tag, texts]) => [
      tag,
      { title: textIn(objectIn(texts, tag)['title'], 'title') },
    ]),
  )
