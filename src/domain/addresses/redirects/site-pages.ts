import type { ContentTypeName } from '../../content/content-types.ts'
import type { Languages } from '../../language/language.ts'
import { addressWithoutTag, localPathOf } from '../../language/local-path.ts'
import { addressOf, type PageLanguage } from '../../language/page-language.ts'
import { fixedPages, isServerPath } from '../server-paths.ts'
import { addressKey } from './address-key.ts'

/** The content types whose items have pages, by the first part of their addresses. */
export const itemPages = {
  newsinsights: 'newsArticle',
  companies: 'brand',
  people: 'teamMember',
} as const satisfies Readonly<Record<string, ContentTypeName>>

/** The pages of the site, to check addresses against. */
export interface SitePages {
  readonly languages: Languages
  /** Ids of the items that visitors see, by the first part of their addresses. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
  /** The addresses of own pages. */
  readonly addresses?: ReadonlySet<string>
}

const fixed: ReadonlyArray<string> = fixedPages
const ofItem = /^\/(\w+)\/(\d{1,15})$/u
const typeOf = new Map<string, ContentTypeName>(Object.entries(itemPages))

/** Whether a path without the tag of a language is that of a page which every site has. */
export const isFixedPage = (path: string): boolean => fixed.includes(path)

/** The item whose page a path without the tag of a language names, whether or not it exists. */
export const itemAt = (path: string) => {
  const [, part = '', id = ''] = ofItem.exec(path) ?? []
  const type = typeOf.get(part)
  return type && { part, type, id }
}

const localOf = (languages: Languages, path: string) =>
  localPathOf(languages, addressWithoutTag(languages, path) ?? path)

/** Whether a page has this address. */
export const isPage = ({ languages, ids, addresses }: SitePages, address: string): boolean => {
  const { path } = localOf(languages, addressKey(address).path)
  const item = itemAt(path)
  const isOfItem = item !== undefined && ids.get(item.part)?.has(item.id) === true
  return isFixedPage(path) || addresses?.has(path) === true || isOfItem
}

/** Whether an address belongs to a page or to the server, so that it cannot be redirected. */
export const isTaken = (site: SitePages, address: string): boolean => {
  const { path } = localOf(site.languages, addressKey(address).path)
  return isPage(site, address) || isServerPath(path)
}

/** The fixed page that a path may have meant: one of its words begins with that of the page, or the other way round. */
export const proposedPage = (languages: Languages, address: string): string | undefined => {
  const local: PageLanguage & { readonly path: string } = localOf(languages, addressKey(address).path)
  const words = local.path.split(/[^\p{L}]+/u).filter((word) => word.length > 3)
  const page = fixed.find((path) => {
    const name = path.slice(1)
    return name !== '' && words.some((word) => word.startsWith(name) || name.startsWith(word))
  })
  return page && addressOf(local, page)
}
