import { fellBack } from '#domain/language/fallback.ts'
import type { Language } from '#domain/language/language.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { dirAndLang } from '../format/dir-and-lang.ts'
import { usePageLanguage } from './page-language-context.ts'

interface Translated {
  readonly untranslated?: ReadonlyArray<string>
}

/** Returns the function that gives the default language if a text of the page fell back to it. */
export const useFallbackOf = () => {
  const page = usePageLanguage()
  return (item: Translated, field: string): Language | undefined =>
    prefixOf(page) !== '' && fellBack(item, field) ? page.languages[0] : undefined
}

/**
 * Returns the function that gives the language and direction of a text. On the pages of a further language only a text
 * that fell back has them; on those of the default language they follow from its letters.
 */
export const useLangOf = () => {
  const isDefault = prefixOf(usePageLanguage()) === ''
  const fallbackOf = useFallbackOf()
  return <Field extends string>(
    item: Translated & { readonly [Name in Field]: string },
    field: Field,
    text: string = item[field],
  ) => {
    if (isDefault) return dirAndLang(text)
    const { tag: lang, dir } = fallbackOf(item, field) ?? {}
    return { lang, dir }
  }
}
