import type { ItemRef } from '../../history/item-ref.ts'
import type { Publishable } from '../../publishing/draft.ts'

/** Where a link stands in an item, and what it leads to, as `targetOf` spells it. */
export interface Link {
  /** Such as `body` or `translations.ar.body`. */
  readonly field: string
  readonly target: string
}

/** A link of what visitors see. */
export interface LiveLink extends ItemRef<Publishable>, Link {}

/** An item with a link. */
export interface LinkingItem extends LiveLink {
  readonly id: string
  /** Empty for the home page. */
  readonly title: string
}

/** `outside` are links to other sites that did not answer well. */
export const deadReasons = ['missing', 'unpublished', 'closed', 'gone', 'outside'] as const
export type DeadReason = (typeof deadReasons)[number]

/** A link that leads nowhere. Those to other sites can be ignored, and checked again. */
export interface DeadLink extends LinkingItem {
  readonly reason: DeadReason
  /** The status of an outside link, or why there was none; empty for other links. */
  readonly result: string
  /** The day or time since when it leads nowhere; empty if unknown. */
  readonly since: string
  /** When an outside link was checked, or empty while it is to be checked again. */
  readonly checkedAt: string
  readonly ignored: boolean
}

/** Items that are listed of those that link to one. */
export const maxLinking = 10
