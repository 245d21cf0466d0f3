import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

const wellFormed = /^[\w.-]{8,64}$/

/**
 * Random for each process and followed by a counter: a random id for each request would cost more than a cached page.
 */
const prefix = randomBytes(9).toString('base64url')
let count = 0

/** The id that a trusted proxy gave a request, or a new one. */
export const requestIdOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const given = trustProxy ? request.headers[requestIdHeader] : undefined
  return typeof given === 'string' && wellFormed.test(given) ? given : `${prefix}-${(++count).toString(36)}`
}
