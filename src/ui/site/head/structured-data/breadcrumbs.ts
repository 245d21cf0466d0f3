import { type PageOrigin, urlOf } from '#domain/language/page-language.ts'
import type { Thing } from './thing.ts'

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way to a page, as it shows it. */
export const breadcrumbs = (page: PageOrigin, crumbs: ReadonlyArray<Crumb>): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: urlOf(page, path),
  })),
})
