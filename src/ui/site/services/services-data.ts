import { pageSizes } from '#domain/content/list/list-query.ts'
import { namedBrands } from '#domain/content/item/named-brands.ts'
import type { HomePage } from '#domain/home-page/home-page.ts'
import type { Read } from '../routes/read.ts'

export type Service = NonNullable<HomePage['services']>[number]

/** A service with the brands that offer it. */
export interface OfferedService extends Service {
  readonly marks: ReadonlyArray<{ readonly title: string; readonly image: string }>
}

/** The anchor of a service on the services page. */
export const serviceId = (at: number): string => `service-${at + 1}`

export interface ServicesData {
  readonly companiesTitle?: string | undefined
  readonly services: ReadonlyArray<OfferedService>
}

export const readServices = async (read: Read): Promise<ServicesData> => {
  const [{ companiesTitle, services = [] }, brands] = await Promise.all([
    read.homePage(),
    read.list('brand', { size: pageSizes.max }),
  ])
  const marksOf = (company: string) => {
    const named = namedBrands(company, brands.items)
    return named.every(({ image }) => image !== '') ? named.map(({ title, image }) => ({ title, image })) : []
  }
  return {
    companiesTitle,
    services: services.map((service) => ({ ...service, marks: marksOf(service.company ?? '') })),
  }
}
