import { articlePath } from '#domain/addresses/item-paths.ts'
import { newsArticle } from '#domain/content/news-article.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { versionsOf } from '#domain/language/versions-of.ts'
import type { SeoSources } from './seo-document.ts'
import { pageEntries } from './sitemap-xml.ts'

/** A fifth of what the protocol allows, to bound time and memory. */
const articlesPerSitemap = 10_000

export const newsSitemaps = async (read: SeoSources['read']): Promise<number> => {
  const { total } = await read.list('newsArticle', { size: pageSizes.min })
  return Math.ceil(total / articlesPerSitemap)
}

/** The entries of one news sitemap, counted from 1. Reads the list page by page, so that only one page is in memory. */
export const newsUrls = async (
  { read, ...origin }: SeoSources,
  sitemap: number,
): Promise<ReadonlyArray<string>> => {
  const size = pageSizes.max
  const reads = read.inAllLanguages ?? read
  let left = articlesPerSitemap
  const urls: Array<string> = []
  let page = await reads.list('newsArticle', {
    size,
    page: ((sitemap - 1) * articlesPerSitemap) / size + 1,
  })
  for (;;) {
    urls.push(
      ...page.items.flatMap((article) =>
        pageEntries(origin, {
          path: articlePath(article),
          updatedAt: article.updatedAt,
          versions: versionsOf(newsArticle, article, origin.languages),
        }),
      ),
    )
    left -= page.items.length
    if (page.next === undefined || left <= 0) return urls
    page = await reads.list('newsArticle', { size, after: page.next })
  }
}
