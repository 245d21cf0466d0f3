import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

export const etagOf = (bytes: Uint8Array): string => `"${digestOf(bytes)}"`

/** Whether the other side holds this very content already. */
export const isHeld = (request: IncomingMessage, etag: string): boolean => {
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  return header === etag || header.split(',').some((held) => held.trim().replace(/^W\//, '') === etag)
}
