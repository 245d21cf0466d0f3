import { escapeXml, textElement, xmlDocument } from './xml.ts'

export interface Entry {
  readonly path: string
  /** The last change of what the page shows, in ISO 8601, if known. */
  readonly changed?: string | undefined
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const sitemapEntries = (
  kind: 'url' | 'sitemap',
  publicUrl: string,
  entries: ReadonlyArray<Entry>,
): ReadonlyArray<string> =>
  entries.map(
    ({ path, changed }) =>
      `<${kind}><loc>${escapeXml(publicUrl + path)}</loc>${textElement('lastmod', changed)}</${kind}>`,
  )

const document = (element: string, shows: ReadonlyArray<string>) =>
  xmlDocument(`<${element} ${namespace}>`, ...shows, `</${element}>`)

export const urlSet = (urls: ReadonlyArray<string>): string => document('urlset', urls)
export const sitemapIndex = (sitemaps: ReadonlyArray<string>): string => document('sitemapindex', sitemaps)
