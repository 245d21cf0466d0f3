import type { IncomingMessage } from 'node:http'
import { networkOf } from '#domain/session/network-of.ts'
import type { Handler } from '../handler.ts'
import { visitorAddress } from '../visitor-address.ts'
import { limits } from '../../config/limits.ts'
import { sendBusy } from './send-busy.ts'

/** What a body may still bring. One of unknown length may bring as much as is ever read. */
const bytesOf = ({ headers }: IncomingMessage) =>
  Math.min(Number(headers['content-length'] ?? Infinity) || 0, limits.postedBytes)

/** Only these are put aside on the disk. */
const isPutAside = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/')

/** Bounds the bytes that unfinished bodies with files may bring, by address and in all: the folder where they wait is small. */
export const bodyRoom = (trustProxy: boolean, bounds = limits.putAside): Handler => {
  const taken = new Map<string, number>()
  let all = 0

  return (request, response) => {
    if (!isPutAside(request)) return false
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString()
    const from = networkOf(visitorAddress(forwardedFor, socket.remoteAddress, trustProxy))
    const bytes = bytesOf(request)
    const ofFrom = taken.get(from) ?? 0
    if (ofFrom + bytes > bounds.ofOneAddress || all + bytes > bounds.inAll) {
      sendBusy(request, response, bounds.retryAfter)
      return true
    }
    taken.set(from, ofFrom + bytes)
    all += bytes
    response.once('close', () => {
      const left = (taken.get(from) ?? 0) - bytes
      if (left > 0) taken.set(from, left)
      else taken.delete(from)
      all -= bytes
    })
    return false
  }
}
