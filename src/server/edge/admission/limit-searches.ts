import type { Language, Languages } from '#domain/language/language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { isApiRequest, requestPath, type Handler } from '../handler.ts'
import { visitorAddress } from '../request/visitor-address.ts'
import { perMinute } from './per-minute.ts'

const maxPerMinute = 30

interface SearchLimitOptions {
  readonly languages: Languages
  readonly trustProxy: boolean
}

/** A path as the router reads it, in any spelling. */
const plain = (path: string) => {
  try {
    return decodeURIComponent(path).toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '')
  } catch {
    return path
  }
}

const hasWords = (url: string) => /\S/.test(new URLSearchParams(url.slice(url.indexOf('?'))).get('q') ?? '')

/** A page of one sentence: rendering a whole one for each request of a flood would cost as much as a search. */
const refusalIn = ({ tag, dir }: Language) => {
  const { tooManySearches } = (wordsOf(tag).shared ?? shared).server
  return [
    `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${tooManySearches}</title></head><body><p>${tooManySearches}</p></body></html>`,
  ].join('')
}

/** Limits how often one address searches the site or its news, since each search is computed. */
export const limitSearches = ({ languages, trustProxy }: SearchLimitOptions): Handler => {
  const secondsUntilNext = perMinute(maxPerMinute)
  return (request, response) => {
    const { url = '', headers, socket } = request
    if (!url.includes('?')) return false
    const isApi = isApiRequest(request)
    const { path, language } = localPathOf(languages, plain(requestPath(request)))
    const isSearch = isApi
      ? /^\/api\/[^/]+\/search$/.test(path)
      : path === '/search' || (path === '/news' && hasWords(url))
    if (!isSearch) return false
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = visitorAddress(forwardedFor, socket.remoteAddress, trustProxy)
    const seconds = secondsUntilNext(networkOf(address))
    if (seconds === 0) return false
    const message = shared.server.tooManySearches
    response.writeHead(429, {
      'cache-control': 'no-store',
      'content-type': isApi ? 'application/json' : 'text/html; charset=utf-8',
      'retry-after': String(seconds),
    })
    response.end(isApi ? JSON.stringify({ code: 429, message, data: {} }) : refusalIn(language))
    return true
  }
}
