import { pageSizes } from '#domain/content/list-query.ts'
import type { HomePage } from '#domain/home-page.ts'
import type { Read } from '../read.ts'

export type Service = NonNullable<HomePage['services']>[number]

/** A service as it is shown: with the mark of the company that offers it, where that is one of the brands. */
export interface OfferedService extends Service {
  readonly mark?: string | undefined
}

export interface ServicesData {
  readonly companiesTitle?: string | undefined
  readonly services: ReadonlyArray<OfferedService>
}

export const readServices = async (read: Read): Promise<ServicesData> => {
  const [{ companiesTitle, services = [] }, brands] = await Promise.all([
    read.homePage(),
    read.list('brand', { size: pageSizes.most }),
  ])
  const marks = new Map(brands.items.map(({ title, image }) => [title, image]))
  return {
    companiesTitle,
    services: services.map((service) => ({ ...service, mark: marks.get(service.company ?? '') })),
  }
}
