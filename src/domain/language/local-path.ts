import type { Language, Languages } from './language.ts'
import type { PageLanguage } from './page-language.ts'

/** A language and the path of a page in it, which may have a query. */
export interface LocalPath extends PageLanguage {
  readonly path: string
}

// What follows the tag must stay a path on this host: browsers read `//` and `/\` as the start of a host.
const tagged = /^\/([a-z]{2,3})(?=\/(?![\s/\\])|[?#]|$)/i

/** Splits an address after its tag; `undefined` if it has none. */
const splitAfterTag = (address: string) => {
  const [start = '', tag] = tagged.exec(address) ?? []
  const rest = address.slice(start.length)
  return tag && { tag: tag.toLowerCase(), path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** The language that the tag of an address names; `undefined` if the address has none. */
export const taggedLanguage = (languages: Languages, address: string): Language | undefined => {
  const split = splitAfterTag(address)
  return split ? languages.find(({ tag }) => tag === split.tag) : undefined
}

/** Splits the address of a page into language and path. Without the tag of a further language it is the default's. */
export const localPathOf = (languages: Languages, address: string): LocalPath => {
  const [main, ...further] = languages
  const split = splitAfterTag(address)
  const language = split && further.find(({ tag }) => tag === split.tag)
  return language ? { language, languages, path: split.path } : { language: main, languages, path: address }
}

/** Where an address with the tag of the default language leads, which has one address without it. */
export const addressWithoutTag = (languages: Languages, address: string): string | undefined => {
  const split = splitAfterTag(address)
  return split && languages.length > 1 && split.tag === languages[0].tag ? split.path : undefined
}
