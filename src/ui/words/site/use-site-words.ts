import { useContext } from 'react'
import { site, type SiteWords } from '#domain/wording/en/site/site.ts'
import { TranslatedWords, type Words } from '../words.ts'

export const useSiteWords = (): SiteWords => useContext(TranslatedWords).site ?? site

/** Returns the words outside of components, for the heads of pages. */
export const siteWordsOf = ({ words = {} }: { readonly words?: Partial<Words> | undefined }): SiteWords =>
  words.site ?? site
