import { isOpenPosition } from '../career.ts'
import type { Stored } from '../content-type.ts'

/** Conditions that the items of a list meet, all of them. */
export interface ItemFilter {
  /** Only items that refer to this brand. */
  readonly brandId?: string | undefined
  /** Only the page with this address. */
  readonly address?: string | undefined
  /** Only items that were created from this instant on, or before that one. In ISO 8601, UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only items that were added after, or before, the one with this id. */
  readonly newerThan?: string | undefined
  readonly olderThan?: string | undefined
  /** Only items that are still open on this day, such as `2026-12-31`. Items without a closing date always are. */
  readonly openOn?: string | undefined
}

/** `undefined` if there are no conditions. */
export const filterOf = (given: ItemFilter): ItemFilter | undefined =>
  Object.values(given).some((condition) => condition !== undefined) ? given : undefined

export const meets = (
  item: Stored,
  { brandId, address, from, to, newerThan, olderThan, openOn }: ItemFilter,
): boolean =>
  (brandId === undefined || ('brandId' in item && item.brandId === brandId)) &&
  (address === undefined || ('address' in item && item.address === address)) &&
  (from === undefined || item.createdAt >= from) &&
  (to === undefined || item.createdAt < to) &&
  (newerThan === undefined || Number(item.id) > Number(newerThan)) &&
  (olderThan === undefined || Number(item.id) < Number(olderThan)) &&
  (openOn === undefined ||
    !('closingDate' in item) ||
    isOpenPosition({ closingDate: String(item.closingDate) }, openOn))
