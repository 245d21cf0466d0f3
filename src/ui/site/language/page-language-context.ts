import { createContext, use } from 'react'
import { type Language, languagesIn } from '#domain/language/language.ts'
import { addressOf, type PageLanguage } from '#domain/language/page-language.ts'

const onlyEnglish = languagesIn('en')

/** The language of the page. Stories and popups without a page around them are in English. */
export const PageLanguageContext = createContext<PageLanguage>({
  language: onlyEnglish[0],
  languages: onlyEnglish,
})

export const usePageLanguage = (): PageLanguage => use(PageLanguageContext)

export const useLanguage = (): Language => usePageLanguage().language

/** Returns the function that writes the address of a path in the page's language. */
export const useHref = (): ((path: string) => string) => {
  const page = usePageLanguage()
  return (path) => addressOf(page, path)
}
