import type { IncomingMessage } from 'node:http'
import { redirectFor } from '#domain/addresses/redirects/address-key.ts'
import { missingPath } from '#domain/addresses/redirects/missing-path.ts'
import type { ActiveRedirect } from '#domain/addresses/redirects/redirect.ts'
import type { Handler } from '../edge/handler.ts'

/** The old addresses of the back end. */
export interface StoredAddresses {
  readonly all: () => Promise<ReadonlyArray<ActiveRedirect>>
  readonly visited: (id: string) => void
  readonly missed: (path: string, referringHost: string) => void
}

export interface CachedOldAddresses {
  /** Discards what is cached: the next lookup reads it again. */
  readonly invalidate: () => void
  readonly find: (address: string) => Promise<ActiveRedirect | undefined>
  readonly stored: StoredAddresses | undefined
}

/** Caches old addresses. As long as they cannot be read, lookups find nothing. */
export const oldAddresses = (stored: StoredAddresses | undefined): CachedOldAddresses => {
  const read = async () => new Map((await stored?.all())?.map((entry) => [entry.from, entry]))
  let entries: ReturnType<typeof read> | undefined
  const invalidate = () => {
    entries = undefined
  }
  return {
    invalidate,
    find: async (address) => {
      const reading = (entries ??= read())
      try {
        return redirectFor(await reading, address)
      } catch {
        if (entries === reading) invalidate()
        return undefined
      }
    },
    stored,
  }
}

const hostOf = ({ headers: { referer = '' } }: IncomingMessage) =>
  URL.parse(referer)?.host.slice(0, 255) ?? ''

/** Redirects old addresses, or responds that their page is gone. */
export const redirectOldAddresses =
  ({ find, stored }: CachedOldAddresses, publicUrl: string, respondGone: Handler): Handler =>
  async (request, response) => {
    const entry = await find(request.url ?? '/')
    // What an earlier release stored may be no URL.
    const target = entry && URL.parse(entry.to, publicUrl)
    if (entry === undefined || !target) return false
    stored?.visited(entry.id)
    if (entry.status === 410) return respondGone(request, response)
    const location = entry.to.startsWith('/') ? target.href.slice(target.origin.length) : target.href
    response.writeHead(301, { location, 'cache-control': 'no-cache' }).end()
    return true
  }

/** Counts a request for a path without a page. */
export const countNotFound =
  ({ stored }: CachedOldAddresses) =>
  (request: IncomingMessage): void => {
    const path = missingPath(request.url ?? '/')
    if (path !== undefined) stored?.missed(path, hostOf(request))
  }
