import { isArabic } from '#domain/content/item/is-arabic.ts'
import { fellBack } from '#domain/language/fallback.ts'
import { arabic, type Language } from '#domain/language/language.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import type { Text } from '#domain/language/translated-fields.ts'
import { useWordsLanguage } from '#ui/words/words.ts'
import { usePageLanguage } from './page-language-context.ts'

/** An item, a group or an entry of a list, as it was read in the language of the page. */
export type TranslatedItem<Field extends string> = {
  readonly [Name in Field]?: Text | undefined
} & { readonly untranslated?: ReadonlyArray<string> }

/** Returns the function that says whether a text of the page is in the default language because it has no translation. */
export const useFellBack = () => {
  const isFurther = prefixOf(usePageLanguage()) !== ''
  return <Field extends string>(item: TranslatedItem<Field>, field: Field) =>
    isFurther && Boolean(item[field]) && fellBack(item, field)
}

const attributesOf = ({ tag: lang, dir }: Language) => ({ lang, dir })

/**
 * Returns the function that gives the language and direction of a text that fell back to the default language. If the
 * interface is in another language than the page, for lack of a catalogue, every text of the page has them.
 */
export const useFallbackOf = () => {
  const { language, languages } = usePageLanguage()
  const isAmongOthers = useWordsLanguage() !== language.tag
  const isFallback = useFellBack()
  return <Field extends string>(item: TranslatedItem<Field>, field: Field) => {
    if (isFallback(item, field)) return attributesOf(languages[0])
    return isAmongOthers && item[field] ? attributesOf(language) : undefined
  }
}

/** A text with mostly Arabic letters is right-to-left even if it begins with a Latin name. */
const dirAndLang = (text: string) =>
  isArabic(text) ? { dir: arabic.dir, lang: arabic.tag } : { dir: 'auto', lang: undefined }

/** Returns the function that gives the language and direction of a text on pages of the default language: by its letters. */
export const useLettersOf = () => {
  const isDefault = prefixOf(usePageLanguage()) === ''
  return (text: string) => (isDefault ? dirAndLang(text) : undefined)
}

/**
 * Returns the function that gives the language and direction of a text. On the pages of a further language only a text
 * that fell back has them; on those of the default language they follow from the letters of the field, or of `text` if
 * an element shows only that part of it.
 */
export const useLangOf = () => {
  const fallbackOf = useFallbackOf()
  const lettersOf = useLettersOf()
  return <Field extends string>(item: TranslatedItem<Field>, field: Field, text = String(item[field])) =>
    fallbackOf(item, field) ?? lettersOf(text)
}
