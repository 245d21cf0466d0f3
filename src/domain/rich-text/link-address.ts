import { taggedLanguage } from '../language/local-path.ts'
import { addressOf, type PageLanguage } from '../language/page-language.ts'
import { linkPath } from './link.ts'

/** Where a link of a text leads. `hrefLang` is the tag that the link itself has. */
export interface LinkAddress {
  readonly href: string
  readonly hrefLang?: string
}

/** Files have one address for all languages. */
const isFile = (path: string) => path.startsWith('/media/')

/** The address of a link on a page: in the language of the page, unless the link has the tag of one. */
export const linkAddress = (link: string, page: PageLanguage): LinkAddress => {
  const path = linkPath(link)
  if (path === undefined || isFile(path)) return { href: link }
  const language = taggedLanguage(page.languages, path)
  return language ? { href: path, hrefLang: language.tag } : { href: addressOf(page, path) }
}
