import type { IncomingMessage } from 'node:http'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { limits } from '../../config/limits.ts'
import type { Handler } from '../handler.ts'
import { visitorAddress } from '../request/visitor-address.ts'
import { sendBusy } from './send-busy.ts'

/** The announced size of a body. Without one it counts as the largest that is read. */
const bytesOf = ({ headers }: IncomingMessage) =>
  Math.min(Number(headers['content-length'] ?? Infinity) || 0, limits.postedBytes)

/** Only multipart bodies are written to disk. */
const isMultipart = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/')

/**
 * Bounds the bytes of unfinished multipart bodies, for each address and in total: the temporary folder may be small.
 */
export const bodyRoom = (
  trustProxy: boolean,
  { ofOneAddress, inAll, retryAfter } = limits.unfinishedUploads,
): Handler => {
  const reserved = new Map<string, number>()
  let total = 0

  return (request, response) => {
    if (!isMultipart(request)) return false
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const address = networkOf(visitorAddress(forwardedFor, socket.remoteAddress, trustProxy))
    const bytes = bytesOf(request)
    const before = reserved.get(address) ?? 0
    if (before + bytes > ofOneAddress || total + bytes > inAll) {
      sendBusy(request, response, retryAfter)
      return true
    }
    reserved.set(address, before + bytes)
    total += bytes
    response.once('close', () => {
      const left = (reserved.get(address) ?? 0) - bytes
      if (left > 0) reserved.set(address, left)
      else reserved.delete(address)
      total -= bytes
    })
    return false
  }
}
