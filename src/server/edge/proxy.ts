import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { posix } from 'node:path'
import { pipeline } from 'node:stream'
import { limits } from '../config/limits.ts'
import { requestPath, type Handler } from './handler.ts'
import { sendUnavailable } from './unavailable.ts'
import { visitorAddress } from './request/visitor-address.ts'

/** Hop-by-hop headers, which a proxy does not forward. */
const hopByHop = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that only a trusted proxy may set. */
const fromProxies = new Set([
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
])

const forwarded = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)),
  )
}

/**
 * Delimits the body for any method. Without it the rest of a body would be read as another request (request smuggling).
 */
const bodyLength = ({
  'content-length': length,
  'transfer-encoding': parts,
}: IncomingHttpHeaders): OutgoingHttpHeaders => ({
  ...(length !== undefined && { 'content-length': length }),
  ...(parts !== undefined && { 'transfer-encoding': 'chunked' }),
})

/** The base for parsing request targets. A target with another host is not proxied. */
const base = 'http://here.invalid'

const unreachable = { message: 'The other server does not answer. Try again later.', inEnvelope: true }

const isStream = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').startsWith('text/event-stream')

/** A path as a host may read it that decodes slashes and dots; empty if it cannot be decoded. */
const decodedPath = (path: string) => {
  try {
    return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return ''
  }
}

/** Proxies requests below the given paths to one host, and to no other, whatever the request target names. */
export const proxyTo = (target: string, below: ReadonlyArray<string>, trustProxy: boolean) => {
  const host = new URL(target)
  const send = host.protocol === 'https:' ? httpsRequest : httpRequest
  const streams = new Set<IncomingMessage>()
  const proxyHeaders = ({ headers, socket }: IncomingMessage): OutgoingHttpHeaders => {
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const allowed = Object.entries(forwarded(headers)).filter(
      ([name]) => trustProxy || !fromProxies.has(name),
    )
    return {
      ...Object.fromEntries(allowed),
      ...bodyLength(headers),
      host: host.host,
      'x-forwarded-for': visitorAddress(forwardedFor, socket.remoteAddress, trustProxy),
    }
  }
  const handle: Handler = (request, response) => {
    const url = URL.parse(request.url ?? '/', base)
    const isBelow = (path: string) => below.some((prefix) => path.startsWith(prefix))
    // Both as written, which chose this handler, and decoded, which is where the host would route it.
    if (url?.origin !== base || !isBelow(requestPath(request)) || !isBelow(decodedPath(url.pathname)))
      return false
    const proxied = send(host, {
      method: request.method,
      path: url.pathname + url.search,
      headers: proxyHeaders(request),
    })
    const fail = () => {
      if (response.headersSent) return void response.destroy()
      sendUnavailable(response, unreachable)
    }
    proxied.on('response', (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, forwarded(upstream.headers))
      if (isStream(upstream)) streams.add(upstream)
      // The pipeline adds several listeners to those of metrics and limits.
      response.setMaxListeners(20)
      pipeline(upstream, response, () => void streams.delete(upstream))
    })
    proxied.on('error', fail)
    proxied.setTimeout(limits.proxyTimeout, () =>
      proxied.destroy(new Error('The other server does not respond.')),
    )
    response.on('close', () => proxied.destroy())
    pipeline(request, proxied, () => {})
    return true
  }
  return { handle, endStreams: () => streams.forEach((stream) => stream.destroy()) }
}
