import { pageSizes } from '#domain/content/list/list-query.ts'
import { namedBrands } from '#domain/content/item/named-brands.ts'
import type { HomePage } from '#domain/home-page/home-page.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'
import type { ItemOf } from '#domain/content/content-types.ts'
import type { Read } from '../routes/read.ts'

export type Service = NonNullable<HomePage['services']>[number]

/** A service with the brands that offer it. */
export interface OfferedService extends Service {
  readonly marks: ReadonlyArray<ShownOf<ItemOf<'brand'>, 'title' | 'image'>>
}

/** The anchor of a service on the services page. */
export const serviceId = (at: number): string => `service-${at + 1}`

export interface ServicesData extends ShownOf<HomePage, 'companiesTitle'> {
  readonly services: ReadonlyArray<OfferedService>
}

export const readServices = async (read: Read): Promise<ServicesData> => {
  const [details, brands] = await Promise.all([read.homePage(), read.list('brand', { size: pageSizes.max })])
  const marksOf = (company: string) => {
    const named = namedBrands(company, brands.items)
    return named.every(({ image }) => image !== '')
      ? named.map((brand) => shownOf(brand, ['title', 'image']))
      : []
  }
  return {
    ...shownOf(details, ['companiesTitle']),
    services: (details.services ?? []).map((service) => ({
      ...service,
      marks: marksOf(service.company ?? ''),
    })),
  }
}
