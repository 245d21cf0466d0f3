import { serverPaths } from '#domain/addresses/server-paths.ts'
import { isMultilingual } from '#domain/language/page-language.ts'
import type { SeoDocument, MakeDocument } from './seo-document.ts'
import { newsSitemaps, newsUrls } from './sitemap-news.ts'
import { pageUrls } from './sitemap-pages.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

const xml = (text: string, shows: SeoDocument['shows']): SeoDocument => ({
  type: 'application/xml; charset=utf-8',
  text,
  shows,
})

/** All pages that search engines may index, or an index of sitemaps if the archive is large. */
export const sitemap: MakeDocument = async (sources) => {
  const count = await newsSitemaps(sources.read)
  if (count <= 1) {
    const { urls, shows } = await pageUrls(sources)
    return xml(urlSet([...urls, ...(await newsUrls(sources, 1))], isMultilingual(sources)), shows)
  }
  const archive = Array.from({ length: count }, (_, before) => `/sitemap-news-${before + 1}.xml`)
  return xml(sitemapIndex(sources.publicUrl, [serverPaths.pagesSitemap, ...archive]), ['newsArticle'])
}

export const pagesSitemap: MakeDocument = async (sources) => {
  const { urls, shows } = await pageUrls(sources)
  return xml(urlSet(urls, isMultilingual(sources)), shows)
}

export const newsSitemap =
  (part: number): MakeDocument =>
  async (sources) =>
    part <= (await newsSitemaps(sources.read))
      ? xml(urlSet(await newsUrls(sources, part), isMultilingual(sources)), ['homePage', 'newsArticle'])
      : undefined
