import { alternatesOf } from '#domain/language/alternates.ts'
import type { Language } from '#domain/language/language.ts'
import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import { escapeXml, textElement, xmlDocument } from './xml.ts'

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const entry = (kind: 'url' | 'sitemap', address: string, ...details: ReadonlyArray<string>) =>
  `<${kind}>${textElement('loc', address)}${details.join('')}</${kind}>`

interface PageEntry {
  readonly path: string
  /** The last change of what the page shows, in ISO 8601, if known. */
  readonly updatedAt?: string | undefined
  /** The languages that the page is written in; by default all that are open. */
  readonly versions?: ReadonlyArray<Language>
}

/** One entry for each version of a page. */
export const pageEntries = (
  { publicUrl, languages }: Omit<PageOrigin, 'language'>,
  { path, updatedAt, versions = languages }: PageEntry,
): ReadonlyArray<string> => {
  const lastChange = textElement('lastmod', updatedAt)
  const alternates = alternatesOf(path, languages, versions).map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapeXml(publicUrl + one.path)}"/>`,
  )
  return versions.map((language) =>
    entry('url', urlOf({ publicUrl, language, languages }, path), lastChange, ...alternates),
  )
}

const document = (element: string, attributes: string, entries: ReadonlyArray<string>) =>
  xmlDocument(`<${element} ${attributes}>`, ...entries, `</${element}>`)

/** The sitemap of pages; `isMultilingual` if their entries name other versions. */
export const urlSet = (urls: ReadonlyArray<string>, isMultilingual: boolean): string =>
  document('urlset', isMultilingual ? `${namespace} ${xhtml}` : namespace, urls)

export const sitemapIndex = (publicUrl: string, paths: ReadonlyArray<string>): string =>
  document(
    'sitemapindex',
    namespace,
    paths.map((path) => entry('sitemap', publicUrl + path)),
  )
