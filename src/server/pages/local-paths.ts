import type { Languages } from '#domain/language/language.ts'
import { addressWithoutTag, type LocalPath, localPathOf } from '#domain/language/local-path.ts'
import { openLanguages } from '#domain/language/open-languages.ts'
import type { ContentReads } from '#ui/router.tsx'
import { addressOf } from '#domain/language/page-language.ts'
import type { CachedOldAddresses } from './old-addresses.ts'
import { isRead, requestPath, type Handler } from '../edge/handler.ts'

/** Splits an address by the languages that are open at the moment. */
export type SplitAddress = (address: string) => Promise<LocalPath>

export const splitAddress =
  (configured: Languages, { homePage }: Pick<ContentReads, 'homePage'>): SplitAddress =>
  async (address) => {
    if (configured.length === 1) return localPathOf(configured, address)
    // If the home page cannot be read, the page shows that.
    const details = await homePage().catch(() => ({}))
    return localPathOf(openLanguages(configured, details), address)
  }

/** The companies have no list of their own: services name them. */
export const companiesToServices =
  (split: SplitAddress): Handler =>
  async (request, response) => {
    const { path, ...page } = await split(requestPath(request))
    if (!isRead(request) || !/^\/companies\/?$/i.test(path)) return false
    response.writeHead(308, { location: addressOf(page, '/services'), 'cache-control': 'no-cache' }).end()
    return true
  }

/** Redirects addresses with the tag of the default language, whose pages have one address each, but no old ones. */
export const withoutDefaultTag =
  (split: SplitAddress, { find }: Pick<CachedOldAddresses, 'find'>): Handler =>
  async (request, response) => {
    const { url = '' } = request
    const { languages } = await split(url)
    const location = isRead(request) ? addressWithoutTag(languages, url) : undefined
    if (location === undefined || (await find(url)) !== undefined) return false
    response.writeHead(308, { location, 'cache-control': 'no-cache' }).end()
    return true
  }
