import { isEmpty } from '#domain/content/merge/is-same.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'

/** Whom journalists reach. */
export type Press = ShownOf<NonNullable<HomePageContent['press']>, 'name' | 'email' | 'phone'>

/** The press contact as props of a page; without one the key is absent. */
export const pressOf = ({ press = {} }: HomePageContent): { readonly press?: Press } => {
  const shown = shownOf(press, ['name', 'email', 'phone'])
  return isEmpty(shown) ? {} : { press: shown }
}
