import type { ItemRef } from '#domain/history/item-ref.ts'
import { isSubject } from '#domain/history/subject.ts'
import type { Narrowing } from '../list/use-list.ts'
import type { SearchParams } from '../navigation/search-params.ts'

/** Whose history the address asks for. */
interface HistoryAddress {
  readonly of?: string
  readonly item?: string
}

/** What the address of an item's history says after its `?`. */
export const historyOf = ({ subject, itemId }: ItemRef): HistoryAddress & SearchParams => ({
  of: subject,
  item: itemId,
})

/** Nothing where the address names nothing that could have a history. */
export const askedHistory = ({ of, item }: SearchParams): ItemRef | undefined =>
  isSubject(of) && typeof item === 'string' && item !== '' ? { subject: of, itemId: item } : undefined

export const historyNarrowing = (ref: ItemRef): Narrowing<HistoryAddress> => ({
  read: () => historyOf(ref),
  query: () => ({ subject: ref.subject, itemId: ref.itemId }),
})
