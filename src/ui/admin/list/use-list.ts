import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { ListActor } from '#ui/actors/bridge/list-of.ts'
import { useOwnLocation } from '../navigation/own-location.ts'
import type { SearchParams } from '../navigation/search-params.ts'
import { listQuery, readListAddress, sizeOf, type ListAddress } from '../navigation/list-address.ts'
import { listPlace } from './list-place.ts'

/** What a list is narrowed to beside its search, as its address says it. */
export interface Narrowing<Filters extends object> {
  readonly read: (search: SearchParams) => Filters
  readonly query: (filters: Filters) => object
}

type Changed<Address> = { readonly [Part in keyof Address]?: Address[Part] | undefined }

/** A list that shows what the address asks for, and the ways from there. */
export const useList = <Row extends Listed, Filters extends object = object>(
  list: ListActor<Row>,
  sortable: ReadonlyArray<string>,
  narrowing?: Narrowing<Filters>,
) => {
  const router = useRouter()
  const { search, state } = useOwnLocation()
  const address: ListAddress = readListAddress(sortable)(search)
  const filters = narrowing?.read(search)
  const query = { ...listQuery(address, state.mark), ...(filters && narrowing?.query(filters)) }
  const asked = JSON.stringify(query)
  const context = useSelector(list, (snapshot) => snapshot.context)
  const loading = useSelector(list, (snapshot) => snapshot.hasTag('loading'))
  const removing = useSelector(list, (snapshot) => snapshot.matches({ items: 'removing' }))
  const failed = useSelector(list, (snapshot) => snapshot.matches({ items: 'failed' }))
  const { shownQuery } = context
  const isThere = !failed && JSON.stringify(shownQuery) === asked
  // Another screen may have asked for fewer rows, which are no page of this list.
  const shown = shownQuery?.size === query.size ? context : { ...context, items: [] }
  const counted = listPlace(address, state.at, shown)
  // While rows of another page show, no range is told of them.
  const place = isThere ? counted : { ...counted, range: '' }
  const fetch = () => list.send({ type: 'list.fetch', query })

  // One that was emptied by a removal gives way to the page before it, any other is filled up again.
  const refill = () => {
    if (list.getSnapshot().context.items.length === 0 && place.page > 1) openPage(place.page - 1)
    else fetch()
  }

  const open = useEffectEvent(fetch)
  useEffect(() => open(), [list, asked])

  const go = (
    change: Changed<ListAddress> & object,
    { replace = false, ...towards }: Pick<typeof state, 'mark' | 'at' | 'saved'> & { replace?: boolean } = {},
  ) => {
    const next = { ...address, ...filters, page: undefined, ...change }
    void router.navigate({ to: '.', search: next, state: towards, replace })
  }

  // Forward and back go by the marks of the page that shows, everything else by its number.
  const openPage = (page: number, beside: object = {}) => {
    if (page === 1) return go({ ...beside, page: undefined })
    if (isThere && page === place.page + 1 && shown.next !== undefined)
      return go({ ...beside, page }, { mark: { after: shown.next }, at: place.at + shown.items.length })
    if (isThere && page === place.page - 1 && shown.previous !== undefined)
      return go(
        { ...beside, page },
        { mark: { before: shown.previous }, at: Math.max(0, place.at - sizeOf(address)) },
      )
    return go({ ...beside, page: page === place.pages && !shown.totalAtLeast ? 'last' : page })
  }

  return {
    address,
    filters,
    query,
    shown,
    /** How many there are, as far as that is known of this search. */
    total: shownQuery?.search === query.search ? context.total : undefined,
    /** Whether what shows is what the address asks for. */
    isThere,
    place,
    /** Also before the first response to what the address asks for. */
    busy: loading || (!isThere && !failed),
    removing,
    failed,
    fetch,
    refill,
    go,
    openPage,
  }
}
