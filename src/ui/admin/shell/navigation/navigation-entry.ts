import type { Screen } from '#domain/access/screens.ts'
import type { OfficeWords } from '#domain/wording/en/office/office.ts'
import type { UnreadReading } from '#ui/actors/office/staff-readings.ts'
import type { IconSource } from '#ui/design/layout/icon/icons.ts'

/** An entry of the navigation. It leads to the first of its screens, has its name, and is the current one on all. */
export interface NavigationEntry {
  readonly icon: IconSource
  readonly screens: readonly [Screen, ...ReadonlyArray<Screen>]
  /** The unread mails that it counts. */
  readonly unread?: UnreadReading
  /** Counts the scheduled changes that could not be applied. */
  readonly hasFailed?: true
}

export type GroupName = keyof OfficeWords['navigation']['groups']

export interface NavigationGroup {
  readonly name?: GroupName
  /** Whether the group folds if a role sees many of its entries. */
  readonly folds?: boolean
  readonly entries: ReadonlyArray<NavigationEntry>
}
