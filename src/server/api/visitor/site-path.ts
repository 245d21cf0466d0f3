import { isReservedAddress, pageAddress } from '#domain/content/page/page-address.ts'
import type { Languages } from '#domain/language/language.ts'
import { localPathOf } from '#domain/language/local-path.ts'
import { addressOf } from '#domain/language/page-language.ts'

const pages = /^\/(?:about|contact|services|career|news|(?:newsinsights|companies|people)\/[0-9]{1,15})?$/

/** Whether a path is the canonical one of a page, in any of the configured languages. */
export const isSitePath = (languages: Languages, path: string): boolean => {
  const local = localPathOf(languages, path)
  const isPage = pages.test(local.path) || (pageAddress.test(local.path) && !isReservedAddress(local.path))
  return isPage && addressOf(local, local.path) === path
}
