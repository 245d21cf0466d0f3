import { type PageLanguage, pageLanguageOf, prefixOf } from '#domain/language/page-language.ts'

/** A page in a language, on a site that is open in this language and in English. */
export const samplePage = (tag: string): PageLanguage =>
  pageLanguageOf(tag, tag === 'en' ? 'en' : `en,${tag}`)

/** An address without the tag of the page's language: routers of stories have no base path. */
export const pathIn = (page: PageLanguage, address: string): string => {
  const prefix = prefixOf(page)
  const isLocal =
    prefix !== '' && /^(?=[/?#]|$)/.test(address.slice(prefix.length)) && address.startsWith(prefix)
  return isLocal ? address.slice(prefix.length).replace(/^(?!\/)/, '/') : address
}
