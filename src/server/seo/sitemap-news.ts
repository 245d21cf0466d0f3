import { pageSizes } from '#domain/content/list/list-query.ts'
import type { SeoSources } from './seo-document.ts'
import { written } from './sitemap-xml.ts'

type Read = SeoSources['read']

/** A fifth of what a sitemap may hold, so that one is made, sent and kept with ease. */
export const articlesInSitemap = 10_000

/** How many sitemaps the archive fills. */
export const newsSitemaps = async (read: Read): Promise<number> => {
  const { total } = await read.list('newsArticle', { size: pageSizes.least })
  return Math.ceil(total / articlesInSitemap)
}

/** The articles of one sitemap, counted from 1. No more than a page of the list is held at once, and nothing of it kept but these lines. */
export const newsUrls = async (
  { read, publicUrl }: SeoSources,
  sitemap: number,
): Promise<ReadonlyArray<string>> => {
  const size = pageSizes.most
  const urls: Array<string> = []
  let page = await read.list('newsArticle', { size, page: ((sitemap - 1) * articlesInSitemap) / size + 1 })
  for (;;) {
    const entries = page.items.map(({ id, updatedAt }) => ({
      path: `/newsinsights/${id}`,
      changed: updatedAt,
    }))
    urls.push(...written('url', publicUrl, entries))
    if (page.next === undefined || urls.length >= articlesInSitemap) return urls
    page = await read.list('newsArticle', { size, after: page.next })
  }
}
