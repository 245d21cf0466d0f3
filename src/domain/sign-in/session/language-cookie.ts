import { english, interfaceLanguages, type Language, type Languages } from '../../language/language.ts'

const name = 'admin_language'

/** The cookie by which the server writes the documents of the back office in a language. */
export const languageCookie = (tag: string): string =>
  `${name}=${tag}; Path=/admin; SameSite=Lax; Max-Age=${365 * 24 * 60 * 60}`

/** The tag in a `Cookie` header; `undefined` without one. */
export const languageInCookies = (header = ''): string | undefined =>
  new RegExp(`(?:^|;) *${name}=([^;]*)`).exec(header)?.[1]

/** The tag that an `Accept-Language` header prefers among those of the interface. */
export const acceptedLanguage = (header = '', languages: Languages): string | undefined =>
  header
    .split(',')
    .map((range) => range.trim().split(/[-;]/)[0])
    .find((tag) => interfaceLanguages(languages).some((language) => language.tag === tag))

/** The language of the back office: the chosen one, else the default one, else English. */
export const interfaceLanguage = (chosen: string | undefined, languages: Languages): Language => {
  const offered = interfaceLanguages(languages)
  const [first] = languages
  return (
    offered.find(({ tag }) => tag === chosen) ?? offered.find((language) => language === first) ?? english
  )
}
