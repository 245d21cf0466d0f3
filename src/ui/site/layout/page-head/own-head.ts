import { isEmpty } from '#domain/content/merge/is-same.ts'
import type { HeadedPage, HomePageContent } from '#domain/content/home-page/home-page.ts'
import { shownOf, type ShownOf } from '../../language/shown-of.ts'

type Head = NonNullable<NonNullable<HomePageContent['pages']>[HeadedPage]>

/** The own words and picture of a page's head; what is absent is as on a page without them. */
export type OwnHead = ShownOf<Head, 'title' | 'lead' | 'picture'>

export const ownHeadOf = ({ pages }: HomePageContent, page: HeadedPage): OwnHead | undefined => {
  const head = shownOf(pages?.[page] ?? {}, ['title', 'lead', 'picture'])
  return isEmpty(head) ? undefined : head
}
