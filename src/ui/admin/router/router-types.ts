import type { Screen } from '#domain/access/screens.ts'
import type { PageCursor } from '../navigation/list-address.ts'
import type { SearchParams } from '../navigation/search-params.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen of the back office that a route shows. */
    screen?: Screen
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where a page of a list begins, so that going forward and back costs the same on every page. */
    mark?: PageCursor
    /** How many rows stand before that page. */
    at?: number
    /** The entry whose scroll position this one takes over; its own by default. */
    scrollKey?: string
    /** What the list that opens points out. */
    saved?: { readonly id: string; readonly name: string }
    /** Where to return after the sign-in. */
    wanted?: { readonly to: string; readonly search: SearchParams }
  }
}
