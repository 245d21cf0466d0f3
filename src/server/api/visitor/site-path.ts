import { isFixedPage, itemAt } from '#domain/addresses/redirects/site-pages.ts'
import { isReservedAddress, pageAddress } from '#domain/content/page/page-address.ts'
import type { Languages } from '#domain/language/language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { addressOf } from '#domain/language/page-language.ts'

/** Pages whose visits are not counted. */
const uncounted = ['/search', '/receipt']

/** Whether a path is the canonical one of a page whose visits are counted, in any of the configured languages. */
export const isSitePath = (languages: Languages, path: string): boolean => {
  const local = localPathOf(languages, path)
  const isPage =
    (isFixedPage(local.path) && !uncounted.includes(local.path)) ||
    itemAt(local.path) !== undefined ||
    (pageAddress.test(local.path) && !isReservedAddress(local.path))
  return isPage && addressOf(local, local.path) === path
}
