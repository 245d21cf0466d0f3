import { contentTypes } from '../../content/content-types.ts'
import { isPlainObject } from '../../content/merge/is-same.ts'
import { addressesAt } from '../../content/pictures/pictures-at.ts'
import type { Snapshot } from '../../history/activity.ts'
import { socialNetworks } from '../../content/home-page/home-page.ts'
import { referenceFields } from '../../content/import/import-row.ts'
import type { Publishable } from '../../publishing/draft.ts'
import { isRichText } from '../../rich-text/is-rich-text.ts'
import { inlinesOf } from '../../rich-text/rich-text.ts'
import type { Link } from './link.ts'
import { itemTarget, targetOf } from './target.ts'

/** The links of formatted texts, wherever they stand. */
export const textLinks = (value: unknown, path: ReadonlyArray<string> = []): ReadonlyArray<Link> => {
  const field = path.join('.')
  if (isRichText(value))
    return value.blocks.flatMap(inlinesOf).flatMap(({ link = '' }) => {
      const target = targetOf(link)
      return target === undefined ? [] : [{ field, target }]
    })
  if (Array.isArray(value)) return value.flatMap((entry) => textLinks(entry, path))
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => textLinks(part, [...path, name]))
}

/** Where the home page leads to other sites. */
const homePageLinks: Readonly<Record<string, 'address'>> = Object.fromEntries(
  ['contact.map', ...socialNetworks.map((network) => `social.${network}`)].map((field) => [
    `site.${field}`,
    'address',
  ]),
)

/** Fields that lead to an item of a content type, by its name, or to an address. */
const declaredBy = (subject: Publishable): Readonly<Record<string, string>> => {
  if (subject === 'homePage') return homePageLinks
  const { links = {} }: { readonly links?: Readonly<Record<string, string>> } = contentTypes[subject]
  return { ...referenceFields(subject), ...links }
}

/** The links of an item in all languages: each target once for each field. */
export const linksOf = (subject: Publishable, snapshot: Snapshot): ReadonlyArray<Link> => {
  const declared = Object.entries(declaredBy(subject)).flatMap(([field, targetType]) =>
    addressesAt(snapshot, [field]).flatMap((value) => {
      const target =
        targetType === 'address' ? targetOf(value) : itemTarget({ subject: targetType, itemId: value })
      return target === undefined ? [] : [{ field, target }]
    }),
  )
  const all = [...textLinks(snapshot), ...declared]
  return [...new Map(all.map((link) => [`${link.field} ${link.target}`, link])).values()]
}
