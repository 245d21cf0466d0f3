import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import { siteNameOf } from '#domain/settings/site-name.ts'
import type { SiteDetails } from '../../layout/frame/frame-data.ts'
import { searchPath } from '../../layout/frame/places.ts'
import { languageTagOf, type Thing } from './thing.ts'

/** The site in one language; `undefined` if it has no name. */
export const webSite = (site: SiteDetails, page: PageOrigin, alternateName?: string): Thing | undefined => {
  const home = urlOf(page, '/')
  return siteNameOf(site) === ''
    ? undefined
    : {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: siteNameOf(site),
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
