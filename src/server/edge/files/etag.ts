import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const contentHash = (...parts: ReadonlyArray<Uint8Array | string>): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('base64url')
    .slice(0, 22)

export const etagOf = (bytes: Uint8Array): string => `"${contentHash(bytes)}"`

/** Whether the client has this version already, so that 304 is enough. */
export const isNotModified = (request: IncomingMessage, etag: string): boolean => {
  const header = request.headers['if-none-match']
  if (header === undefined) return false
  return header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
