import type { ItemRef } from '../history/item-ref.ts'
import type { Publishable } from './draft.ts'

/** The public page that shows an item; a new one has no id yet. */
export const pageOfItem = ({ subject, itemId }: ItemRef<Publishable>): string => {
  switch (subject) {
    case 'newsArticle':
      return itemId === '' ? '/' : `/newsinsights/${encodeURIComponent(itemId)}`
    case 'teamMember':
      return '/about'
    case 'career':
      return '/career'
    default:
      return '/'
  }
}
