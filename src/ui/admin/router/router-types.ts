import type { Screen } from '#domain/access/screens.ts'
import type { PageCursor } from '../shell/navigation/list-address.ts'
import type { SearchParams } from '../shell/navigation/search-params.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen of the back office that a route shows. */
    screen?: Screen
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The cursor of a list's page, so that going back and forward costs the same on every page. */
    cursor?: PageCursor
    /** The number of rows before that page. */
    offset?: number
    /** The history entry whose scroll position is restored; its own by default. */
    scrollKey?: string
    /** The item just saved, which the opened list points out. */
    saved?: { readonly id: string; readonly name: string }
    /** Whether the editor opens the next item with a translation gap after a save. */
    closesGaps?: boolean
    /** Whether the screen was left to sign out. */
    signsOut?: boolean
    /** Where to return after the sign-in. */
    returnTo?: { readonly to: string; readonly search: SearchParams }
  }
}
