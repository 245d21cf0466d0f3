import { companyPath } from '#domain/content/brand.ts'
import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import type { SiteDetails } from '../../layout/frame/frame-data.ts'
import { absolute } from './absolute.ts'
import { publisher } from './organization.ts'
import { postalAddress } from './postal-address.ts'
import type { Thing } from './thing.ts'
import type { CompanyData } from '../../company/company-data.ts'

/** The company as part of the group. */
export const companyFacts = ({ company }: CompanyData, site: SiteDetails, page: PageOrigin): Thing => {
  const { title, legalName, summary, image, contact = {} } = company
  return {
    '@type': 'Organization',
    name: title,
    legalName: legalName || undefined,
    description: summary || undefined,
    url: contact.website || urlOf(page, companyPath(company)),
    logo: absolute(image, page.publicUrl),
    email: contact.email || undefined,
    telephone: contact.phone || undefined,
    address: postalAddress(contact.address),
    parentOrganization: publisher(site, page.publicUrl),
  }
}
