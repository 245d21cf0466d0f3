import type { Languages } from '#domain/language/language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { isApiRequest, pathOf, type Handler } from '../handler.ts'
import { visitorAddress } from '../request/visitor-address.ts'
import { perMinute } from './per-minute.ts'

const mostPerMinute = 30

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

/** Limits how often one address searches the site, since each search is computed. */
export const limitSearches = ({ languages, trustProxy }: SearchLimitOptions): Handler => {
  const secondsUntilNext = perMinute(mostPerMinute)
  return (request, response) => {
    if (request.url?.includes('?') !== true) return false
    const path = plain(pathOf(request))
    const isApi = isApiRequest(request)
    if (!(isApi ? /^\/api\/[^/]+\/search$/.test(path) : localPathOf(languages, path).path === '/search'))
      return false
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = visitorAddress(forwardedFor, socket.remoteAddress, trustProxy)
    const seconds = secondsUntilNext(networkOf(address))
    if (seconds === 0) return false
    const message = `Too many searches at once. Try again in ${seconds} seconds.`
    response.writeHead(429, {
      'cache-control': 'no-store',
      'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
      'retry-after': String(seconds),
    })
    response.end(isApi ? JSON.stringify({ code: 429, message, data: {} }) : `${message}\n`)
    return true
  }
}
