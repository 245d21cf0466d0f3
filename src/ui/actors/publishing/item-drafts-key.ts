import type { ItemRef } from '#domain/history/item-ref.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'

/**
 * Names the drafts of an item, one of which is opened.
 *
 * @param draftId empty for the draft without a due time, if there is one
 * @param count distinguishes keys that open the same draft again
 */
export const itemDraftsKey = (
  { subject, itemId }: ItemRef<Publishable>,
  draftId: string,
  count: number,
): string => `${subject}/${itemId}/${draftId}/${count}`

/** Reads what an `itemDraftsKey` names. */
export const readItemDraftsKey = (key: string) => {
  const [name, itemId = '', draftId = ''] = key.split('/')
  return { subjects: publishables.filter((subject) => subject === name), itemId, draftId }
}
