import type { AnyContentType, Item } from '../content-types.ts'
import { addressesAt } from '../pictures/pictures-at.ts'

/** The address of an item's first picture, which a list shows. */
export const pictureOf = <C extends AnyContentType>(contentType: C, item: Item<C>): string | undefined =>
  addressesAt(item, contentType.pictures)[0]
