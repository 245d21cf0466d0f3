import { pathOf, type Handler } from '../edge/handler.ts'
import type { PageCache } from '../pages/cache/page-cache.ts'
import { pages } from '../pages/pages.ts'
import { feeds } from '../pages/render/feeds.ts'
import type { SeoSources, MakeDocument } from './seo-document.ts'
import { jsonFeed } from './json-feed.ts'
import { manifest } from './manifest.ts'
import { rss } from './rss.ts'
import { newsSitemap, pagesSitemap, sitemap } from './sitemap.ts'

const robots: MakeDocument = async ({ publicUrl }) => ({
  type: 'text/plain; charset=utf-8',
  text: [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n'),
  shows: [],
})

const documents: ReadonlyMap<string, MakeDocument> = new Map([
  ['/robots.txt', robots],
  ['/sitemap.xml', sitemap],
  ['/sitemap-pages.xml', pagesSitemap],
  [feeds.rss.path, rss],
  [feeds.json.path, jsonFeed],
  ['/manifest.webmanifest', manifest],
])

const partOfNews = /^\/sitemap-news-([1-9]\d{0,5})\.xml$/

const documentAt = (path: string): MakeDocument | undefined => {
  const part = partOfNews.exec(path)?.[1]
  return part === undefined ? documents.get(path) : newsSitemap(Number(part))
}

interface Options {
  readonly cache: PageCache
  readonly sources: () => SeoSources
  readonly headers: Readonly<Record<string, string>>
}

const plain = { type: 'text/plain; charset=utf-8', shows: [], canonicalPath: null }
const absent = { ...plain, status: 404, html: 'There is no such document.\n' }
const failed = {
  ...plain,
  status: 503,
  html: 'This document is not available at the moment. Try again later.\n',
}

/** Serves the SEO documents, cached and invalidated as pages are. */
export const seoDocuments = ({ cache, sources, headers }: Options): Handler => {
  const handler = pages({
    cache,
    headersOf: () => headers,
    keyOf: pathOf,
    render: async (path) => {
      const document = await documentAt(path)?.(sources()).catch(() => failed)
      if (document === undefined) return absent
      if ('status' in document) return document
      const { text, ...rest } = document
      return { ...rest, status: 200, html: text, canonicalPath: path }
    },
  })
  return (request, response) => documentAt(pathOf(request)) !== undefined && handler(request, response)
}
