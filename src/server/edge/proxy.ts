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
import { pathOf, type Handler } from './handler.ts'
import { sendUnavailable } from './unavailable.ts'
import { visitorAddress } from './visitor-address.ts'

/** Headers of one connection; the next one has its own. */
const ofTheConnection = new Set([
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

/** What a proxy says of a visitor, and a visitor who makes it up. */
const ofAProxy = new Set([
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
])

const passing = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheConnection.has(name) && !named.includes(name)),
  )
}

/** Says where a body ends, whatever the method: what follows an end that nobody told would be another request. */
const ending = ({
  'content-length': length,
  'transfer-encoding': parts,
}: IncomingHttpHeaders): OutgoingHttpHeaders => ({
  ...(length !== undefined && { 'content-length': length }),
  ...(parts !== undefined && { 'transfer-encoding': 'chunked' }),
})

/** Stands for this server while addresses are read; a request that names another host is none of ours. */
const here = 'http://here.invalid'

const unreachable = { message: 'The other server does not answer. Try again later.', inEnvelope: true }

const isStream = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').startsWith('text/event-stream')

/** A path as a host may read it that takes encoded slashes and dots for what they stand for; nothing if it cannot be read. */
const asRead = (path: string) => {
  try {
    return posix.normalize(decodeURIComponent(path).replaceAll('\\', '/'))
  } catch {
    return ''
  }
}

/** Passes requests below the given paths on to one other host, and to no other whatever they ask for. */
export const passOn = (base: string, below: ReadonlyArray<string>, trustProxy: boolean) => {
  const host = new URL(base)
  const send = host.protocol === 'https:' ? httpsRequest : httpRequest
  const streams = new Set<IncomingMessage>()
  const onwardHeaders = ({ headers, socket }: IncomingMessage): OutgoingHttpHeaders => {
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const said = Object.entries(passing(headers)).filter(([name]) => trustProxy || !ofAProxy.has(name))
    return {
      ...Object.fromEntries(said),
      ...ending(headers),
      host: host.host,
      'x-forwarded-for': visitorAddress(forwardedFor, socket.remoteAddress, trustProxy),
    }
  }
  const answer: Handler = (request, response) => {
    const asked = URL.parse(request.url ?? '/', here)
    const isBelow = (path: string) => below.some((prefix) => path.startsWith(prefix))
    // As it is written, by which its place is taken, and as it is read, by which it leads somewhere.
    if (asked?.origin !== here || !isBelow(pathOf(request)) || !isBelow(asRead(asked.pathname))) return false
    const onward = send(host, {
      method: request.method,
      path: asked.pathname + asked.search,
      headers: onwardHeaders(request),
    })
    const fail = () => {
      if (response.headersSent) return void response.destroy()
      sendUnavailable(response, unreachable)
    }
    onward.on('response', (answered) => {
      response.writeHead(answered.statusCode ?? 502, passing(answered.headers))
      if (isStream(answered)) streams.add(answered)
      // A pipe listens for the end of an answer several times, beside those who count and bound it.
      response.setMaxListeners(20)
      pipeline(answered, response, () => void streams.delete(answered))
    })
    onward.on('error', fail)
    onward.setTimeout(limits.otherSide, () => onward.destroy(new Error('The other side is silent.')))
    response.on('close', () => onward.destroy())
    pipeline(request, onward, () => {})
    return true
  }
  return { answer, endStreams: () => streams.forEach((stream) => stream.destroy()) }
}
