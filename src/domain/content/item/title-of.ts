import type { AnyContentType, Item } from '../content-types.ts'

/** The title of an item, which is the first of its searched fields. */
export const titleOf = <C extends AnyContentType>(contentType: C, item: Item<C>): string =>
  String(Reflect.get(item, contentType.listing.searched[0] ?? '')).trim() || 'Untitled'
