import { isPlainObject } from '../merge/is-same.ts'
import type { Group, Text } from '../../language/translated-fields.ts'

/**
 * Former names of two translations: `statementAr` and `site.brandNameAr`. Older callers, stored details and history
 * entries use them, and every response has them.
 */
const aliases = {
  page: { alias: 'statementAr', field: 'statement', tag: 'ar' },
  site: { alias: 'brandNameAr', field: 'brandName', tag: 'ar' },
} as const

/** The language of what has a former name. */
export const aliasTag: string = aliases.page.tag

type Alias = (typeof aliases)[keyof typeof aliases]

const translated = (group: Group, { field, tag }: Alias, text: Text): Group => ({
  ...group,
  translations: { ...group.translations, [tag]: { [field]: text, ...group.translations?.[tag] } },
})

/** An empty text has no translation, and stays as it was. */
const moved = (group: Group, names: Alias): Group => {
  const { [names.alias]: text, ...rest } = group
  return typeof text === 'string' && text !== '' ? translated(rest, names, text) : group
}

const inSite = (details: Group, map: (site: Group) => Group): Group => {
  const { site } = details
  return isPlainObject(site) ? { ...details, site: map(site) } : details
}

/** Stored details or a snapshot with former names as translations, which win where both are there. */
export const withoutAliases = (details: Group): Group =>
  inSite(moved(details, aliases.page), (site) => moved(site, aliases.site))

/**
 * The same of an input, where an empty text removes the translation. So does a site without either name, since it
 * replaces the stored one.
 */
export const inputWithoutAliases = (details: Group): Group => {
  const page = details[aliases.page.alias] === '' ? translated(details, aliases.page, '') : details
  return withoutAliases(
    inSite(page, (site) => {
      const isRemoved = site.translations === undefined && !(aliases.site.alias in site)
      return isRemoved || site[aliases.site.alias] === '' ? translated(site, aliases.site, '') : site
    }),
  )
}

const added = (read: Group, stored: Group, { alias, field, tag }: Alias): Group => {
  const text = stored.translations?.[tag]?.[field]
  return text === undefined ? read : { ...read, [alias]: text }
}

/** Adds the former names of stored translations to the home page that was read. */
export const withAliases = (read: Group, stored: Group): Group => {
  const { site } = stored
  const page = added(read, stored, aliases.page)
  return isPlainObject(site) ? inSite(page, (group) => added(group, site, aliases.site)) : page
}
