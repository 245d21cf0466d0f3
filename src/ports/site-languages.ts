import { Context } from 'effect'
import { languagesIn, defaultLanguages, type Languages } from '#domain/language/language.ts'

/** The languages of the site. Stores read and write translations into the further ones only, and keep others. */
export const SiteLanguages = Context.Reference<Languages>('sahilan/ports/SiteLanguages', {
  defaultValue: () => languagesIn(defaultLanguages),
})
