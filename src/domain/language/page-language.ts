import { type Language, type Languages, languagesIn } from './language.ts'

/** The language of a page, and the languages that the site is open in. */
export interface PageLanguage {
  readonly language: Language
  /** The default language first. */
  readonly languages: Languages
}

/** The language of a page by its tag, of the valid list of tags such as `en,ar` that the site is open in. */
export const pageLanguageOf = (tag: string, list: string): PageLanguage => {
  const languages = languagesIn(list)
  return { language: languages.find((each) => each.tag === tag) ?? languages[0], languages }
}

/** Whether the site can be read in several languages. */
export const isMultilingual = ({ languages }: Pick<PageLanguage, 'languages'>): boolean =>
  languages.length > 1

const isDefault = ({ language, languages }: PageLanguage) => language.tag === languages[0].tag

/** The start of the addresses of a language, such as `/ar`; empty for the default language. */
export const prefixOf = (page: PageLanguage): string => (isDefault(page) ? '' : `/${page.language.tag}`)

/** The address of a path, which may have a query and an anchor, in the language of a page. */
export const addressOf = (page: PageLanguage, path: string): string => {
  const prefix = prefixOf(page)
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '')
}

/** The language of a page, and the site's address without a trailing slash. */
export interface PageOrigin extends PageLanguage {
  readonly publicUrl: string
}

/** The whole address of a path in the language of a page. */
export const urlOf = (page: PageOrigin, path: string): string => page.publicUrl + addressOf(page, path)
