import { inXml, textElement, xmlDocument } from './xml.ts'

/** One address of a sitemap. */
export interface Entry {
  readonly path: string
  /** When what stands there was last changed, in ISO 8601, where it is known. */
  readonly changed?: string | undefined
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Entries as they stand in a document of their kind. */
export const written = (
  kind: 'url' | 'sitemap',
  publicUrl: string,
  entries: ReadonlyArray<Entry>,
): ReadonlyArray<string> =>
  entries.map(
    ({ path, changed }) =>
      `<${kind}><loc>${inXml(publicUrl + path)}</loc>${textElement('lastmod', changed)}</${kind}>`,
  )

const document = (element: string, shows: ReadonlyArray<string>) =>
  xmlDocument(`<${element} ${namespace}>`, ...shows, `</${element}>`)

export const urlSet = (urls: ReadonlyArray<string>): string => document('urlset', urls)
export const sitemapIndex = (sitemaps: ReadonlyArray<string>): string => document('sitemapindex', sitemaps)
