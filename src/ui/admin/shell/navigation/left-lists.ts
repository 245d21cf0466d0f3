import { type HistoryState, type ParsedLocation, useElementScrollRestoration } from '@tanstack/react-router'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { useOwnLocation } from './own-location.ts'
import type { SearchParams } from './search-params.ts'

/** The state in which a list was left. */
export interface LeftList {
  readonly search: SearchParams
  /** The cursor of its page, and the router's key of its scroll position. */
  readonly state: Pick<HistoryState, 'cursor' | 'offset' | 'scrollKey'>
}

/** The lists that the signed-in user left. */
export const LeftListsContext = createContext<Map<Screen, LeftList> | undefined>(undefined)

const unvisited: LeftList = { search: {}, state: {} }

/** The state of a list to return to; default for a list that was not visited. */
export const useLeftList = (screen: Screen): LeftList => use(LeftListsContext)?.get(screen) ?? unvisited

/** Remembers the state of the list on this screen. */
export const useRememberedList = (screen: Screen): void => {
  const lists = use(LeftListsContext)
  const location = useOwnLocation()
  useEffect(() => {
    const { cursor, offset } = location.state
    lists?.set(screen, {
      search: location.search,
      state: {
        ...(cursor && { cursor }),
        ...(offset !== undefined && { offset }),
        scrollKey: scrollKeyOf(location),
      },
    })
  }, [lists, screen, location])
}

/** A link that returns to a list restores the scroll position of its former history entry. */
export const scrollKeyOf = ({ state, href }: Pick<ParsedLocation, 'state' | 'href'>): string =>
  state.scrollKey ?? state.__TSR_key ?? href

/** Restores the scroll position once the rows are there; the router does so too early, on a shorter page. */
export const useScrollBack = (isCurrent: boolean): void => {
  const key = scrollKeyOf(useOwnLocation())
  const { scrollY: left = 0 } =
    useElementScrollRestoration({ getElement: () => window, getKey: () => key }) ?? {}
  const scroll = useEffectEvent(() => {
    if (left > window.scrollY) window.scrollTo({ top: left, behavior: 'instant' })
  })
  useEffect(() => {
    if (isCurrent) scroll()
  }, [isCurrent, key])
}
