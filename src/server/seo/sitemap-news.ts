import { pageSizes } from '#domain/content/list/list-query.ts'
import type { SeoSources } from './seo-document.ts'
import { sitemapEntries } from './sitemap-xml.ts'

type Read = SeoSources['read']

/** A fifth of what the protocol allows, to bound time and memory. */
export const articlesPerSitemap = 10_000

export const newsSitemaps = async (read: Read): Promise<number> => {
  const { total } = await read.list('newsArticle', { size: pageSizes.min })
  return Math.ceil(total / articlesPerSitemap)
}

/** The entries of one news sitemap, counted from 1. Reads the list page by page, so that only one page is in memory. */
export const newsUrls = async (
  { read, publicUrl }: SeoSources,
  sitemap: number,
): Promise<ReadonlyArray<string>> => {
  const size = pageSizes.max
  const urls: Array<string> = []
  let page = await read.list('newsArticle', { size, page: ((sitemap - 1) * articlesPerSitemap) / size + 1 })
  for (;;) {
    const entries = page.items.map(({ id, updatedAt }) => ({
      path: `/newsinsights/${id}`,
      changed: updatedAt,
    }))
    urls.push(...sitemapEntries('url', publicUrl, entries))
    if (page.next === undefined || urls.length >= articlesPerSitemap) return urls
    page = await read.list('newsArticle', { size, after: page.next })
  }
}
