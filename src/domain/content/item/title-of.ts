import type { AnyContentType, Item } from '../content-types.ts'

/** The title of an item, which is the first of its searched fields. */
export const titleOf = <C extends AnyContentType>(content: C, item: Item<C>): string =>
  String(Reflect.get(item, content.listing.searched[0] ?? '')).trim() || 'Untitled'
