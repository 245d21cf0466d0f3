import { Result } from 'effect'
import type { ContentTypeName, ItemOf } from '../content/content-types.ts'
import type { Order, Stored } from '../content/content-type.ts'
import type { Page } from '../content/list/list-query.ts'
import { inOwnOrder } from '../content/list/own-order.ts'
import type { Snapshot } from '../history/activity.ts'
import { savedDetails, type StoredDetails } from '../content/home-page/stored-home-page.ts'
import { savedItem } from '../language/saved-translations.ts'
import type { Languages } from '../language/language.ts'
import { asGroup } from '../language/translated-fields.ts'
import type { Publishable } from './draft.ts'
import { newItemId } from './new-item-id.ts'
import { translatedFieldsOf } from './publishable.ts'
import { draftedFields } from './stored-state.ts'

/** The item with the values typed in an editor, in place of the stored one. */
export interface UnsavedItem {
  readonly subject: Publishable
  /** The store's fields of the stored item or a new one. `place` is the former place, from 1, of an unpublished item. */
  readonly stored: Stored & { readonly place?: number }
  /** As saving sends it, with all translations. */
  readonly input: Snapshot
}

/** A new item is the newest one. */
export const newItem = (now: string): Stored => ({
  id: newItemId,
  version: 0,
  createdAt: now,
  updatedAt: now,
})

/** The fields as a save would store them. What it would refuse, such as a text that is too long, is taken as typed. */
const savedFields = ({ subject, input }: UnsavedItem, languages: Languages): Snapshot =>
  Result.getOrElse(draftedFields(subject, {}, input, languages), () =>
    subject === 'homePage'
      ? savedDetails({}, asGroup(input), languages)
      : savedItem(translatedFieldsOf(subject), {}, input, languages),
  )

/** The home page's details, if they are what is typed. */
export const unsavedDetails = (unsaved: UnsavedItem, languages: Languages): StoredDetails | undefined =>
  unsaved.subject === 'homePage' ? asGroup(savedFields(unsaved, languages)) : undefined

/** The item of a content type, if it is what is typed. */
export const unsavedOf = <Name extends ContentTypeName>(
  name: Name,
  unsaved: UnsavedItem,
  languages: Languages,
): ItemOf<Name> | undefined => {
  if (unsaved.subject !== name) return undefined
  const { id, version, createdAt, updatedAt } = unsaved.stored
  // The fields are those of the content type.
  return { ...savedFields(unsaved, languages), id, version, createdAt, updatedAt } as ItemOf<Name>
}

interface Laid {
  readonly order: Order
  readonly size?: number | undefined
  /** The place of an item that is published again, from 1; 0 if the order decides alone. */
  readonly place?: number | undefined
}

/** Lays an item over a page of a list: in place of the stored one, or where publishing it would put it. */
export const withItem = <A extends Stored>(
  { items, ...page }: Page<A>,
  item: A,
  { order, size = Infinity, place = 0 }: Laid,
): Page<A> => {
  const isListed = items.some(({ id }) => id === item.id)
  if (isListed) {
    const replaced = items.map((each) => (each.id === item.id ? item : each))
    return { ...page, items: inOwnOrder(order, replaced) }
  }
  const added = inOwnOrder(order, items.toSpliced(place === 0 ? items.length : place - 1, 0, item))
  const isBefore = page.previous !== undefined && added[0] === item
  const isAfter = page.next !== undefined && added.at(-1) === item
  return isBefore || isAfter
    ? { ...page, items }
    : { ...page, items: added.slice(0, size), total: page.total + 1 }
}
