import type { IncomingMessage } from 'node:http'
import { isRead, requestPath, type Handler } from '../edge/handler.ts'
import { singleFlight } from '../edge/promises/single-flight.ts'
import type { SyncInvalidations } from './cache/sync-invalidations.ts'
import { cachedPage, type CachedPage } from './cache/cached-page.ts'
import type { CdnHeaders } from './cache/cdn-headers.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { sendPage } from './send-page.ts'

interface RenderedHtml {
  readonly status: number
  readonly html: string | Buffer
  /** The media type, if it is not HTML. */
  readonly type?: string
  readonly shows: ReadonlyArray<Publishable>
  readonly canonicalPath: string | null
  readonly isUnlisted?: boolean
}

interface PagesOptions {
  readonly cache: PageCache
  /** Renders the page of a path, which may carry a query. */
  readonly render: (path: string) => Promise<RenderedHtml>
  readonly headers: Readonly<Record<string, string>>
  /** The further headers of cached pages, if a CDN is in front. */
  readonly cdnHeaders?: CdnHeaders | undefined
  /** The cache key of a request: its path, with the query if that selects another page. */
  readonly keyOf?: (request: IncomingMessage) => string
  /** Responds to an address without a page, before the page that would be sent instead. */
  readonly redirectOldAddress?: Handler
  /** Called with each request that has no page. */
  readonly onNotFound?: (request: IncomingMessage) => void
  /** Whether forms may be posted to a path, for the `Allow` header; another handler accepts them. */
  readonly acceptsPosts?: (path: string) => boolean
}

const wholeUrl = ({ url = '/' }: IncomingMessage) => url

interface PageResponse {
  readonly page: CachedPage
  readonly status: number
  readonly isUnlisted: boolean
}

/**
 * Serves cached pages before any other handler runs. An invalidated page is re-rendered here, once for all requests
 * that wait for it: passing each of them through the other handlers would cost more than the render.
 */
export const cachedPages = (cache: PageCache, sync?: SyncInvalidations): Handler => {
  const fromCache: Handler = (request, response) => {
    const page = cache.get(request.url ?? '')
    return page !== undefined && sendPage(page, request, response)
  }
  const handle: Handler = (request, response) => {
    if (!isRead(request)) return false
    const rerender = cache.rerenderOf(request.url ?? '')
    if (rerender === undefined) return fromCache(request, response)
    // If the render fails, the page handler responds.
    const afterwards = () => fromCache(request, response)
    return rerender().then(afterwards, afterwards)
  }
  if (sync === undefined) return handle
  return (request, response) => cache.knows(request.url ?? '') && sync().then(() => handle(request, response))
}

/** Syncs invalidations, so that the handlers after it see every save from before the request. */
export const syncFirst =
  (sync: SyncInvalidations): Handler =>
  async () => {
    await sync()
    return false
  }

/** Renders pages. Concurrent requests for one page share the render. */
export const pages = (options: PagesOptions): Handler => {
  const {
    cache,
    render,
    headers,
    cdnHeaders,
    keyOf = wholeUrl,
    acceptsPosts = () => false,
    redirectOldAddress,
    onNotFound,
  } = options
  const renders = singleFlight<PageResponse>()

  const renderAndCache = async (url: string): Promise<PageResponse> => {
    cache.countMiss()
    const since = cache.revision()
    const { status, html, type, shows, canonicalPath, isUnlisted = false } = await render(url)
    const page = cachedPage(html, headers, type)
    // Under another spelling of its path the page differs, such as in its links to other languages.
    if (status !== 200 || canonicalPath !== url) {
      cache.remove(url)
      return { page, status, isUnlisted }
    }
    const cached = cdnHeaders === undefined ? page : { ...page, cdnHeaders: cdnHeaders(shows) }
    cache.set(url, { page: cached, shows, rerender: () => renderOnce(url) }, since)
    // After a save, the page is for this response only.
    return { page: cache.holds(url, cached) ? cached : page, status, isUnlisted }
  }

  const renderOnce = (url: string): Promise<PageResponse> =>
    renders.run(`${cache.revision()} ${url}`, () => renderAndCache(url))

  return async (request, response) => {
    const url = keyOf(request)
    if (!url.startsWith('/') || url.startsWith('//')) {
      response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
        .end('This address cannot be read.\n')
      return true
    }
    if (!isRead(request)) {
      const allow = acceptsPosts(requestPath(request)) ? 'GET, HEAD, POST' : 'GET, HEAD'
      response.writeHead(405, { allow, 'content-type': 'text/plain; charset=utf-8' })
      response.end(`This address accepts only ${allow}.\n`)
      return true
    }
    // Another request may have rendered it meanwhile.
    const cached = cache.get(url)
    if (cached !== undefined) return sendPage(cached, request, response)
    const { page, status, isUnlisted } = await renderOnce(url)
    if ((status === 404 || isUnlisted) && (await redirectOldAddress?.(request, response)) === true)
      return true
    if (status === 404) onNotFound?.(request)
    return sendPage(page, request, response, status)
  }
}
