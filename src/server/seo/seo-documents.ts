import { partOfNews, serverPaths } from '#domain/addresses/server-paths.ts'
import type { LocalPath } from '#domain/language/local-path.ts'
import { addressOf, type PageLanguage, prefixOf } from '#domain/language/page-language.ts'
import { requestPath, type Handler } from '../edge/handler.ts'
import type { PageCache } from '../pages/cache/page-cache.ts'
import type { SplitAddress } from '../pages/local-paths.ts'
import type { CdnHeaders } from '../pages/cache/cdn-headers.ts'
import { pages } from '../pages/pages.ts'
import { feeds } from '../pages/render/feeds.ts'
import type { SeoSources, MakeDocument } from './seo-document.ts'
import { jsonFeed } from './json-feed.ts'
import { webManifest } from './web-manifest.ts'
import { newsRss } from './news-rss.ts'
import { positionsRss } from './positions-rss.ts'
import { robots } from './robots.ts'
import { newsSitemap, pagesSitemap, sitemap } from './sitemap.ts'

/** The documents of the whole site. */
const documents: ReadonlyMap<string, MakeDocument> = new Map([
  [serverPaths.robots, robots],
  [serverPaths.sitemap, sitemap],
  [serverPaths.pagesSitemap, pagesSitemap],
])

/** The documents that each language has. */
const localDocuments: ReadonlyMap<string, MakeDocument> = new Map([
  [feeds.rss.path, newsRss],
  [feeds.json.path, jsonFeed],
  [feeds.positions.path, positionsRss],
  [serverPaths.manifest, webManifest],
])

const siteDocumentAt = (path: string): MakeDocument | undefined => {
  const part = partOfNews.exec(path)?.[1]
  return part === undefined ? documents.get(path) : newsSitemap(Number(part))
}

interface Options {
  readonly cache: PageCache
  readonly split: SplitAddress
  readonly sources: (language: PageLanguage) => SeoSources
  /** `undefined` if the settings name no contact. */
  readonly securityTxt: MakeDocument | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly cdnHeaders: CdnHeaders | undefined
}

const plain = { type: 'text/plain; charset=utf-8', shows: [], canonicalPath: null }
const absent = { ...plain, status: 404, html: 'There is no such document.\n' }
const failed = {
  ...plain,
  status: 503,
  html: 'This document is not available at the moment. Try again later.\n',
}

/** Serves the SEO documents, cached and invalidated as pages are. */
export const seoDocuments = ({
  cache,
  split,
  sources,
  securityTxt,
  headers,
  cdnHeaders,
}: Options): Handler => {
  const documentAt = ({ path, ...language }: LocalPath): MakeDocument | undefined => {
    const local = localDocuments.get(path)
    if (local !== undefined || prefixOf(language) !== '') return local
    return path === serverPaths.securityTxt ? securityTxt : siteDocumentAt(path)
  }
  const handler = pages({
    cache,
    headers,
    cdnHeaders,
    keyOf: requestPath,
    render: async (path) => {
      const local = await split(path)
      const document = await documentAt(local)?.(sources(local)).catch(() => failed)
      if (document === undefined) return absent
      if ('status' in document) return document
      const { text, ...rest } = document
      return { ...rest, status: 200, html: text, canonicalPath: addressOf(local, local.path) }
    },
  })
  return async (request, response) =>
    documentAt(await split(requestPath(request))) !== undefined && handler(request, response)
}
