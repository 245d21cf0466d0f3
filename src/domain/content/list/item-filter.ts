import type { Stored } from '../content-type.ts'

/** Conditions that the items of a list meet, all of them. */
export interface ItemFilter {
  /** Only items that refer to this brand. */
  readonly brandId?: string | undefined
  /** Only items that were created from this instant on, or before that one. In ISO 8601, UTC. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only items that were added after, or before, the one with this id. */
  readonly newerThan?: string | undefined
  readonly olderThan?: string | undefined
}

/** `undefined` if there are no conditions. */
export const filterOf = (given: ItemFilter): ItemFilter | undefined =>
  Object.values(given).some((condition) => condition !== undefined) ? given : undefined

export const meets = (item: Stored, { brandId, from, to, newerThan, olderThan }: ItemFilter): boolean =>
  (brandId === undefined || ('brandId' in item && item.brandId === brandId)) &&
  (from === undefined || item.createdAt >= from) &&
  (to === undefined || item.createdAt < to) &&
  (newerThan === undefined || Number(item.id) > Number(newerThan)) &&
  (olderThan === undefined || Number(item.id) < Number(olderThan))
