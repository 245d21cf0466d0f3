import type { ItemRef } from '#domain/history/item-ref.ts'
import { isSubject } from '#domain/history/subject.ts'
import type { SearchParams } from './search-params.ts'

/** The search parameters of an item's history. */
interface HistoryAddress {
  readonly of?: string
  readonly item?: string
}

export const historyOf = ({ subject, itemId }: ItemRef): HistoryAddress & SearchParams => ({
  of: subject,
  item: itemId,
})

/** The item that the address names; `undefined` if it has no history. */
export const askedHistory = ({ of, item }: SearchParams): ItemRef | undefined =>
  isSubject(of) && typeof item === 'string' && item !== '' ? { subject: of, itemId: item } : undefined
