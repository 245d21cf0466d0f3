import { isEmpty } from '#domain/content/merge/is-same.ts'
import type { HomePage } from '#domain/content/home-page/home-page.ts'
import { shownOf, type ShownOf } from '../language/shown-of.ts'

/** Whom journalists reach. */
export type Press = ShownOf<NonNullable<HomePage['press']>, 'name' | 'email' | 'phone'>

/** The press contact as props of a page; without one the key is absent. */
export const pressOf = ({ press = {} }: HomePage): { readonly press?: Press } => {
  const shown = shownOf(press, ['name', 'email', 'phone'])
  return isEmpty(shown) ? {} : { press: shown }
}
