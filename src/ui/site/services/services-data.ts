import { pageSizes } from '#domain/content/list/list-query.ts'
import { companyPath, hasPage } from '#domain/content/brand.ts'
import { namedBrands } from '#domain/content/item/named-brands.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { originalOf } from '../language/original-of.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import { ownHeadOf, type OwnHead } from '../layout/page-head/own-head.ts'
import type { PageReads } from '../routes/page-reads.ts'

export type Service = NonNullable<HomePageContent['services']>[number]

/** A service with the brands that offer it. */
export interface OfferedService extends Service {
  readonly marks: ReadonlyArray<ShownOf<ItemOf<'brand'>, 'title' | 'image'> & { readonly page?: string }>
}

/** The anchor of a service on the services page. */
export const serviceId = (at: number): string => `service-${at + 1}`

export interface ServicesData extends ShownOf<HomePageContent, 'companiesTitle'> {
  readonly head?: OwnHead | undefined
  readonly services: ReadonlyArray<OfferedService>
}

type Brand = ItemOf<'brand'>

/**
 * The brands that each service names.
 * @param originals services and brands in the default language; a translation may join the names in other ways
 */
export const offeredBy = (
  brands: ReadonlyArray<Brand>,
  originals: { readonly services: HomePageContent['services']; readonly brands: ReadonlyArray<Brand> },
): ReadonlyArray<ReadonlyArray<Brand>> =>
  (originals.services ?? []).map(({ company = '' }) =>
    namedBrands(company, originals.brands).flatMap((named) => brands.filter(({ id }) => id === named.id)),
  )

export const readServices = async (read: PageReads): Promise<ServicesData> => {
  const all = { size: pageSizes.max }
  const [details, original, brands, originals] = await Promise.all([
    read.homePage(),
    read.inAllLanguages?.homePage(),
    read.list('brand', all),
    read.inAllLanguages?.list('brand', all),
  ])
  const { services } = original ?? details
  const by = offeredBy(brands.items, { services, brands: (originals ?? brands).items })
  const marksOf = (named: ReadonlyArray<Brand>) =>
    named.every(({ image }) => image !== '')
      ? named.map((brand) => ({
          ...shownOf(brand, ['title', 'image']),
          ...(hasPage(originalOf(brand, originals?.items)) && { page: companyPath(brand) }),
        }))
      : []
  return {
    ...shownOf(details, ['companiesTitle']),
    head: ownHeadOf(details, 'services'),
    services: (details.services ?? []).map((service, at) => ({ ...service, marks: marksOf(by[at] ?? []) })),
  }
}
