import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useListWords } from '#ui/words/content/use-list-words.ts'
import type { ListQuery } from '#domain/content/list/list-query.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ListActor } from '#ui/actors/bridge/list-machine-of.ts'
import { useOwnLocation } from '../shell/navigation/own-location.ts'
import type { SearchParams } from '../shell/navigation/search-params.ts'
import { listQuery, readListAddress, sizeOf, type ListAddress } from '../shell/navigation/list-address.ts'
import { pageRange } from './page-range.ts'

/** The filters of a list, apart from its search, read from its address. */
export interface Narrowing<Filters extends object> {
  readonly read: (search: SearchParams) => Filters
  readonly query: (filters: Filters) => object
  /** What else the address gets when the last page replaces one that has no rows any more. */
  readonly atLastPage?: (search: SearchParams) => object
}

/** A key of the search and filters of a list, without its order and page. */
const rowsKey = ({ page: _, size: _size, sort: _sort, after: _after, before: _before, ...rows }: ListQuery) =>
  JSON.stringify(rows)

type Changed<Address> = { readonly [Part in keyof Address]?: Address[Part] | undefined }

/** Shows the page of a list that the address names, and navigates from there. */
export const useList = <Row extends Listed, Filters extends object = object>(
  list: ListActor<Row>,
  sortable: ReadonlyArray<string>,
  narrowing?: Narrowing<Filters>,
) => {
  const router = useRouter()
  const { search, state } = useOwnLocation()
  const address: ListAddress = readListAddress(sortable)(search)
  const filters = narrowing?.read(search)
  const query = { ...listQuery(address, state.cursor), ...(filters && narrowing?.query(filters)) }
  const queryKey = JSON.stringify(query)
  const context = useSelector(list, (snapshot) => snapshot.context)
  const loading = useSelector(list, (snapshot) => snapshot.hasTag('loading'))
  const removing = useSelector(list, (snapshot) => snapshot.matches({ items: 'removing' }))
  const failed = useSelector(list, (snapshot) => snapshot.matches({ items: 'failed' }))
  const { shownQuery } = context
  const isAnswered = !failed && JSON.stringify(shownQuery) === queryKey
  // Another screen may have fetched fewer rows, which are no page of this list.
  const shown = shownQuery?.size === query.size ? context : { ...context, items: [] }
  // A later page may have lost its rows since it was left. Page 1 and the last one lead nowhere else.
  const { items, total = 0 } = shown
  const isLater = typeof address.page === 'number'
  const isBeyond = isAnswered && !loading && isLater && items.length === 0 && total > 0
  const isCurrent = isAnswered && !isBeyond
  const counted = pageRange(address, state.offset, shown, useListWords().list)
  // The text stays empty while the rows are those of another page.
  const range = isCurrent ? counted : { ...counted, text: '' }
  const fetch = () => list.send({ type: 'list.fetch', query })

  const open = useEffectEvent(fetch)
  useEffect(() => open(), [list, queryKey])

  const go = (
    change: Changed<ListAddress> & object,
    {
      replace = false,
      ...historyState
    }: Pick<typeof state, 'cursor' | 'offset' | 'saved'> & { replace?: boolean } = {},
  ) => {
    const next = { ...address, ...filters, page: undefined, ...change }
    void router.navigate({ to: '.', search: next, state: historyState, replace })
  }

  const openLast = useEffectEvent(() =>
    go(
      { page: total > sizeOf(address) ? 'last' : undefined, ...narrowing?.atLastPage?.(search) },
      { replace: true, ...(state.saved && { saved: state.saved }) },
    ),
  )
  useEffect(() => {
    if (isBeyond) openLast()
  }, [isBeyond])

  // Next and previous use the cursors of the current page, other pages their number.
  const openPage = (page: number, rest: object = {}) => {
    if (page === 1) return go({ ...rest, page: undefined })
    if (isCurrent && page === range.page + 1 && shown.next !== undefined)
      return go(
        { ...rest, page },
        { cursor: { after: shown.next }, offset: range.offset + shown.items.length },
      )
    if (isCurrent && page === range.page - 1 && shown.previous !== undefined)
      return go(
        { ...rest, page },
        { cursor: { before: shown.previous }, offset: Math.max(0, range.offset - sizeOf(address)) },
      )
    return go({ ...rest, page: page === range.pages && !shown.totalAtLeast ? 'last' : page })
  }

  return {
    address,
    filters,
    query,
    shown,
    /** The total of this search and filter, once known. */
    total: shownQuery && rowsKey(shownQuery) === rowsKey(query) ? context.total : undefined,
    /** Whether the rows are those that the address names. */
    isCurrent,
    range,
    /** Also before the first response. */
    busy: loading || (!isCurrent && !failed),
    removing,
    failed,
    fetch,
    go,
    openPage,
  }
}
