import type { Screen } from '#domain/access/screens.ts'
import type { UnreadReading } from '#ui/actors/office/staff-actors.ts'
import type { IconName } from '#ui/design/layout/icon/icons.ts'

/** An entry of the navigation. It leads to the first of its screens and is the current one on all of them. */
export interface Place {
  readonly label: string
  readonly icon: IconName
  readonly screens: readonly [Screen, ...ReadonlyArray<Screen>]
  /** What of it waits to be opened. */
  readonly unread?: UnreadReading
}

export interface PlaceGroup {
  readonly title?: string
  /** Whether its places may be folded away where a role has many of them. */
  readonly folds?: boolean
  readonly places: ReadonlyArray<Place>
}
