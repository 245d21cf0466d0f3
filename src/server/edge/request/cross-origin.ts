import type { IncomingMessage, ServerResponse } from 'node:http'
import { wireNames } from '#adapters/http/wire-names.ts'

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': `Authorization, Content-Type, ${wireNames.idempotencyHeader}`,
  'access-control-max-age': '600',
}

/**
 * Lets pages of other sites use the API, by token or as a visitor: their requests never have a session. Returns whether
 * it has answered a preflight request.
 */
export const crossOrigin =
  (origins: ReadonlyArray<string>) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (origins.length === 0) return false
    response.setHeader('vary', 'Origin')
    const { origin, host } = request.headers
    if (origin === undefined || !origins.includes(origin) || new URL(origin).host === host) return false
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', 'Retry-After, X-Request-Id')
    if (request.method === 'OPTIONS') {
      response.writeHead(204, allowed).end()
      return true
    }
    // From here on it is like the request of a program.
    for (const name of ['cookie', 'origin', 'sec-fetch-site']) delete request.headers[name]
    return false
  }
