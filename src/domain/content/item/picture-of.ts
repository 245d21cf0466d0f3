import type { AnyContentType, Item } from '../content-types.ts'
import { addressesAt } from '../pictures-at.ts'

/** The address of the picture that stands for an item in a list. */
export const pictureOf = <C extends AnyContentType>(content: C, item: Item<C>): string | undefined =>
  addressesAt(item, content.pictures)[0]
