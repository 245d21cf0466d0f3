import type { ItemRef } from '../history/item-ref.ts'
import type { Publishable } from './draft.ts'

/**
 * The public page that shows an item. A new one has no id yet; the address of an unknown article shows the newest.
 */
export const pageOfItem = ({ subject, itemId }: ItemRef<Publishable>): string => {
  switch (subject) {
    case 'newsArticle':
      return `/newsinsights/${encodeURIComponent(itemId || 'new')}`
    case 'teamMember':
      return '/about'
    case 'career':
      return '/career'
    default:
      return '/'
  }
}
