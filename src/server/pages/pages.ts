import type { IncomingMessage } from 'node:http'
import { posts } from '../forms/posts.ts'
import { isRead, pathOf, type Handler } from '../edge/handler.ts'
import { singleFlight } from '../edge/promises/single-flight.ts'
import type { SyncInvalidations } from './cache/sync-invalidations.ts'
import { cachedPage, type CachedPage } from './cache/cached-page.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Subject } from './cache/invalidations.ts'
import { sendPage } from './send-page.ts'

interface Rendered {
  readonly status: number
  readonly html: string
  /** What is sent where it is no HTML. */
  readonly type?: string
  readonly shows: ReadonlyArray<Subject>
  readonly canonicalPath: string | null
}

interface PagesOptions {
  readonly cache: PageCache
  /** Renders the page of a path, which may carry a query. */
  readonly render: (path: string) => Promise<Rendered>
  /** What a page's answer carries beside its content. */
  readonly headersOf: (html: string) => Readonly<Record<string, string>>
  /** What a request asks for: its path, with its query where that makes another page. */
  readonly addressOf?: (request: IncomingMessage) => string
}

const wholeAddress = ({ url = '/' }: IncomingMessage) => url

interface Made {
  readonly page: CachedPage
  readonly status: number
}

/**
 * Answers from the cache, before anything else is asked but whether it still holds. A page that a save has made out of date is
 * made here for all who wait for it, at once: they are many, and the way through the others costs each of them more than this.
 */
export const cachedPages = (cache: PageCache, catchUp?: SyncInvalidations): Handler => {
  const kept: Handler = (request, response) => {
    const page = cache.get(request.url ?? '')
    return page !== undefined && sendPage(page, request, response)
  }
  const answer: Handler = (request, response) => {
    if (!isRead(request)) return false
    const renew = cache.renewal(request.url ?? '')
    if (renew === undefined) return kept(request, response)
    // What cannot be made is left to those who answer for it.
    const afterwards = () => kept(request, response)
    return renew().then(afterwards, afterwards)
  }
  if (catchUp === undefined) return answer
  return (request, response) =>
    cache.knows(request.url ?? '') && catchUp().then(() => answer(request, response))
}

/** Lets those behind it read what was saved before the request came. */
export const caughtUp =
  (catchUp: SyncInvalidations): Handler =>
  async () => {
    await catchUp()
    return false
  }

/** Renders a page for whoever asks for it; those who ask for the same one in the same moment share the work. */
export const pages = ({ cache, render, headersOf, addressOf = wholeAddress }: PagesOptions): Handler => {
  const making = singleFlight<Made>()

  const make = async (url: string): Promise<Made> => {
    cache.missed()
    const since = cache.now()
    const { status, html, type, shows, canonicalPath } = await render(url)
    const page = cachedPage(html, headersOf(html), type)
    if (status === 200 && canonicalPath !== null) {
      const renew = () => share(canonicalPath)
      cache.keep(canonicalPath, { page, shows, renew }, since)
    } else cache.forget(url)
    return { page, status }
  }

  const share = (url: string): Promise<Made> => making.run(`${cache.now()} ${url}`, () => make(url))

  return async (request, response) => {
    const url = addressOf(request)
    if (!url.startsWith('/') || url.startsWith('//')) {
      response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
        .end('This address cannot be read.\n')
      return true
    }
    if (!isRead(request)) {
      const allow = posts.has(pathOf(request)) ? 'GET, HEAD, POST' : 'GET, HEAD'
      response.writeHead(405, { allow, 'content-type': 'text/plain; charset=utf-8' })
      response.end(`This address takes only ${allow}.\n`)
      return true
    }
    // It may have been made while this request found its way here.
    const kept = cache.get(url)
    if (kept !== undefined) return sendPage(kept, request, response)
    const { page, status } = await share(url)
    return sendPage(page, request, response, status)
  }
}
