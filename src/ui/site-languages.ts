import { languagesIn } from '#domain/language/language.ts'

/** The languages of the site, from the attribute that the document has if there are several. */
export const siteLanguages = languagesIn(document.documentElement.dataset['languages'] ?? 'en')
