import { DateTime, Result } from 'effect'
import { pageSizes, type Page } from '../../content/list/list-query.ts'
import { pageOf, type SearchedListing } from '../../content/list/page-of.ts'
import { phoneSearchText } from '../../visitor-forms/enquiry/phone-search-text.ts'
import { filterFault, matchesFilter, type FilterContext } from './mail-filter.ts'
import { sortLimits } from './mail-sorts.ts'
import { splitQuery } from './split-query.ts'
import { isOpen } from '../../desk/due/is-open.ts'
import type { AnyMailQuery } from './mail-query.ts'

type Listed = Parameters<typeof matchesFilter>[1] & { readonly id: string; readonly phone?: string }

/** For a back end that knows neither owners nor due times. */
const unknown: FilterContext = { me: '', now: DateTime.makeUnsafe(0), timeZone: 'UTC' }

/** Pages a whole list of mails, given newest first. Without a query it returns everything, spam too. */
export const mailPage = <Mail extends Listed>(
  mails: ReadonlyArray<Mail>,
  query: AnyMailQuery | undefined,
  listing: SearchedListing<Mail>,
  context: FilterContext = unknown,
): Result.Result<Page<Mail>, string> => {
  if (query === undefined || Object.values(query).every((part) => part === undefined))
    return pageOf(mails, undefined, listing)
  const { filter, list } = splitQuery(query)
  const fault = filterFault(filter)
  if (fault !== undefined) return Result.fail(fault)
  const limit = sortLimits(list.sort)
  const matching = mails.filter(
    (mail) =>
      matchesFilter(filter, mail, context) &&
      (limit !== 'clocked' || mail.dueAt !== undefined) &&
      (limit !== 'open' || isOpen(mail.status)),
  )
  const searchText = (mail: Mail) => {
    const { phone = '', location = '' } = mail
    return [phoneSearchText(phone, location), listing.searchText?.(mail) ?? ''].join('\n')
  }
  return pageOf(matching, { size: pageSizes.default, ...list }, { ...listing, searchText })
}
