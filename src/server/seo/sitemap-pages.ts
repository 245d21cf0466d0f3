import { isOpen } from '#domain/content/career.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { SeoDocument, SeoSources } from './seo-document.ts'
import { pageEntries } from './sitemap-xml.ts'

const pages = ['/', '/about', '/services', '/career', '/contact']

/** All pages but the articles, and the open positions, each with the last change of what it shows. */
export const pageUrls = async (
  sources: SeoSources,
): Promise<{ readonly urls: ReadonlyArray<string>; readonly shows: SeoDocument['shows'] }> => {
  const { read, readsOf, today } = sources
  const entries = await Promise.all(pages.map(async (path) => ({ path, ...(await readsOf(path)) })))
  const careers = await read.list('career', { size: pageSizes.max })
  const open = careers.items.filter((career) => isOpen(career, today))
  const positions = open.map(({ id, updatedAt: changed }) => ({
    path: `/career?apply=${encodeURIComponent(id)}`,
    changed,
  }))
  return {
    urls: [...entries, ...positions].flatMap((page) => pageEntries(sources, page)),
    shows: [...new Set(entries.flatMap(({ shows }) => shows))],
  }
}
