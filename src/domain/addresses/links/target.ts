import { career } from '../../content/career.ts'
import { contentTypeNames, type ContentTypeName } from '../../content/content-types.ts'
import { keyOf, type ItemRef } from '../../history/item-ref.ts'
import type { Languages } from '../../language/language.ts'
import { addressWithoutTag, localPathOf } from '../../language/local-path.ts'
import { addressKey, addressOfKey } from '../redirects/address-key.ts'
import { itemPages } from '../redirects/site-pages.ts'
import { linkedItem, linkPath } from '../../rich-text/link.ts'

/** PostgreSQL indexes at most 2,700 bytes. Longer links are not followed up. */
const maxTarget = 600

export const itemTarget = ({ subject, itemId }: { readonly subject: string; readonly itemId: string }) =>
  `item:${subject}/${itemId}`

/**
 * A link in the spelling by which links are compared: an item, a path of the site, or an address of another one without
 * its anchor. `undefined` for mailboxes and phone numbers.
 */
export const targetOf = (link: string): string | undefined => {
  const target = spelled(link.trim())
  return target === undefined || target.length > maxTarget ? undefined : target
}

const spelled = (link: string) => {
  if (linkedItem(link) !== undefined) return link
  if (linkPath(link) !== undefined) return addressOfKey(addressKey(link))
  return /^https?:/iu.test(link) ? link.replace(/#.*$/su, '') : undefined
}

export const isOutside = (target: string): boolean => /^https?:/iu.test(target)

/** The destination of a link: an item, the page of an item, or another path of the site. */
export type Destination =
  | { readonly kind: 'item' | 'page'; readonly ref: ItemRef<ContentTypeName> }
  | { readonly kind: 'path'; readonly path: string }

const item = /^item:(\w+)\/(\d{1,15})$/u
const pageOfItem = /^\/(\w+)\/(\d{1,15})(?:\?|$)/u
const application = /^\/career\?(?:.*&)?apply=(\d{1,15})(?:&|$)/u

/** Where a target that is not outside leads; `undefined` for an item of no content type. */
export const destinationOf = (languages: Languages, target: string): Destination | undefined => {
  const [, name, itemId = ''] = item.exec(target) ?? []
  if (name !== undefined) {
    const subject = contentTypeNames.find((known) => known === name)
    return subject && { kind: 'item', ref: { subject, itemId } }
  }
  const { path } = localPathOf(languages, addressWithoutTag(languages, target) ?? target)
  const [, applied] = application.exec(path) ?? []
  if (applied !== undefined) return { kind: 'item', ref: { subject: career.name, itemId: applied } }
  const [, part, id = ''] = pageOfItem.exec(path) ?? []
  const [, subject] = Object.entries(itemPages).find(([first]) => first === part) ?? []
  return subject === undefined ? { kind: 'path', path } : { kind: 'page', ref: { subject, itemId: id } }
}

/** Whether a target leads to the item `ref`. `address` is the path of an own page. */
export const pointsTo = (
  languages: Languages,
  target: string,
  ref: ItemRef<ContentTypeName>,
  address?: string,
): boolean => {
  const destination = isOutside(target) ? undefined : destinationOf(languages, target)
  if (destination === undefined) return false
  return destination.kind === 'path'
    ? addressKey(destination.path).path === address
    : keyOf(destination.ref) === keyOf(ref)
}
