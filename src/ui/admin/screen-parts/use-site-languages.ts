import { createContext, use } from 'react'
import { languagesIn, type Languages } from '#domain/language/language.ts'

/** The languages of the site, the default one first. Stories without a back office around them have English alone. */
export const SiteLanguagesContext = createContext<Languages>(languagesIn('en'))

export const useSiteLanguages = (): Languages => use(SiteLanguagesContext)
