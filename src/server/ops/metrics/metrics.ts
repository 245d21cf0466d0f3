import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { serverPaths } from '#domain/addresses/server-paths.ts'
import { isRead, requestPath, type Handler } from '../../edge/handler.ts'
import { exposition, type Series } from './exposition.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/** With a token configured, its holder; otherwise this machine, but no request that a proxy on it forwards. */
const mayRead = ({ headers, socket }: IncomingMessage, token: string | undefined) =>
  token === undefined
    ? loopback.has(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined)
    : timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`))

/** Serves `/metrics`. Others get the page for unknown paths. */
export const metrics =
  (token: string | undefined, read: () => Promise<ReadonlyArray<Series>>): Handler =>
  async (request, response) => {
    if (requestPath(request) !== serverPaths.metrics || !isRead(request) || !mayRead(request, token))
      return false
    const text = exposition(await read())
    response.writeHead(200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : text)
    return true
  }
