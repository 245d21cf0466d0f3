import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import { nameOf } from '#domain/settings/site-name.ts'
import type { Site } from '../../layout/frame/frame-data.ts'
import { searchPath } from '../../layout/frame/places.ts'
import { languageTagOf, type Thing } from './thing.ts'

/** The site in one language; `undefined` if it has no name. */
export const webSite = (site: Site, page: PageOrigin, alternateName?: string): Thing | undefined => {
  const home = urlOf(page, '/')
  return nameOf(site) === ''
    ? undefined
    : {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: nameOf(site),
        alternateName,
        inLanguage: languageTagOf(page),
        url: home,
        publisher: { '@id': `${page.publicUrl}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: `${urlOf(page, searchPath)}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }
}
