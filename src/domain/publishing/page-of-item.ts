import { articlePath } from '../addresses/item-paths.ts'
import { companyPath, hasPage } from '../content/brand.ts'
import { pageAddress } from '../content/page/page-address.ts'
import { hasPersonPage, personPath } from '../content/team-member.ts'
import type { ItemRef } from '../history/item-ref.ts'
import type { Publishable } from './draft.ts'
import { draftedItemId, newItemId } from './new-item-id.ts'

interface Shown extends ItemRef<Publishable> {
  /** The draft of a new item. */
  readonly draftId?: string
}

/**
 * The public page that shows an item. A new one has no id yet; the address of an unknown article shows the newest.
 * @param fields The item's fields, by which companies and people have pages of their own, and own pages their address.
 */
export const pageOfItem = ({ subject, itemId, draftId }: Shown, fields: object = {}): string => {
  const id = encodeURIComponent(itemId)
  switch (subject) {
    case 'newsArticle':
      return articlePath({ id: id || (draftId === undefined ? newItemId : draftedItemId(draftId)) })
    case 'brand':
      return id !== '' && hasPage(fields) ? companyPath({ id }) : '/'
    case 'teamMember':
      return id !== '' && hasPersonPage(fields) ? personPath({ id }) : '/about'
    case 'page':
      return 'address' in fields && typeof fields.address === 'string' && pageAddress.test(fields.address)
        ? fields.address
        : '/'
    case 'career':
      return '/career'
    default:
      return '/'
  }
}
