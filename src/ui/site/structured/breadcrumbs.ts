import type { Thing } from './thing.ts'

/** A page on the way to another. */
export interface Crumb {
  readonly title: string
  /** Its path. */
  readonly canonical: string
}

/** The way from the home page to the last of these pages; nothing without one. */
export const breadcrumbs = (pages: ReadonlyArray<Crumb>, publicUrl: string): Thing | undefined =>
  pages.length === 0
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: [{ title: 'Home', canonical: '/' }, ...pages].map(
          ({ title, canonical }, before) => ({
            '@type': 'ListItem',
            position: before + 1,
            name: title,
            item: publicUrl + canonical,
          }),
        ),
      }
