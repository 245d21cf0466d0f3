import { nameOf } from '#domain/settings/site-name.ts'
import type { Site } from '../layout/frame/frame-data.ts'
import type { Thing } from './thing.ts'

/** The site as a whole; `undefined` if it has no name. */
export const webSite = (site: Site, publicUrl: string): Thing | undefined =>
  nameOf(site) === ''
    ? undefined
    : {
        '@type': 'WebSite',
        '@id': `${publicUrl}/#website`,
        name: nameOf(site),
        alternateName: site.brandNameAr || undefined,
        url: `${publicUrl}/`,
        publisher: { '@id': `${publicUrl}/#organization` },
      }
