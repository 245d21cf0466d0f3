import type { AnyContentType, Item } from '../content-types.ts'

/** What an item is called: its title is searched first. */
export const titleOf = <C extends AnyContentType>(content: C, item: Item<C>): string =>
  String(Reflect.get(item, content.listing.searched[0] ?? '')).trim() || 'Untitled'
