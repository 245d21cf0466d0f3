import type { HistoryState, ParsedLocation } from '@tanstack/react-router'
import { createContext, use, useEffect } from 'react'
import type { Screen } from '#domain/access/screens.ts'
import { useOwnLocation } from '../navigation/own-location.ts'
import type { SearchParams } from '../navigation/search-params.ts'

/** What leads back to a list as it was left. */
export interface LeftList {
  readonly search: SearchParams
  /** The cursor of its page, and the key under which the router remembers how far it was scrolled. */
  readonly state: Pick<HistoryState, 'mark' | 'at' | 'scrollKey'>
}

/** How each list was left, for as long as one person is signed in. */
export const LeftListsContext = createContext<Map<Screen, LeftList> | undefined>(undefined)

const unvisited: LeftList = { search: {}, state: {} }

/** Where an editor leads back to; a list that was not visited opens as usual. */
export const useLeftList = (screen: Screen): LeftList => use(LeftListsContext)?.get(screen) ?? unvisited

/** Keeps how the list on this screen stands. */
export const useRememberedList = (screen: Screen): void => {
  const lists = use(LeftListsContext)
  const location = useOwnLocation()
  useEffect(() => {
    const { mark, at } = location.state
    lists?.set(screen, {
      search: location.search,
      state: { ...(mark && { mark }), ...(at !== undefined && { at }), scrollKey: scrollKeyOf(location) },
    })
  }, [lists, screen, location])
}

/** A list that a link returns to is scrolled as its former entry in the history was. */
export const scrollKeyOf = ({ state, href }: Pick<ParsedLocation, 'state' | 'href'>): string =>
  state.scrollKey ?? state.__TSR_key ?? href
