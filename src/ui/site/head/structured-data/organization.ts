import { siteNameOf } from '#domain/settings/site-name.ts'
import type { SiteDetails } from '../../layout/frame/frame-data.ts'
import { absolute } from './absolute.ts'
import { postalAddress } from './postal-address.ts'
import type { Thing } from './thing.ts'

/** The group in short, as the publisher of a page; `undefined` if it has no name. */
export const publisher = (site: SiteDetails, publicUrl: string): Thing | undefined =>
  siteNameOf(site) === ''
    ? undefined
    : {
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: siteNameOf(site),
        url: `${publicUrl}/`,
        logo: absolute(site.logo, publicUrl),
      }

/** The group with its contact details. */
export const organization = (
  site: SiteDetails,
  publicUrl: string,
  alternateName?: string,
): Thing | undefined => {
  const { legalName, contact = {}, social = {} } = site
  const inShort = publisher(site, publicUrl)
  const pages = Object.values(social).filter(Boolean)
  return (
    inShort && {
      ...inShort,
      legalName: legalName || undefined,
      alternateName,
      address: postalAddress(contact.address),
      telephone: contact.phone || undefined,
      email: contact.email || undefined,
      sameAs: pages.length > 0 ? pages : undefined,
    }
  )
}
