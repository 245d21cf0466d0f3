import { numberText } from '#domain/wording/counted.ts'
import { lists, type ListWords } from '#domain/wording/en/content/lists.ts'
import { fill } from '#domain/wording/template.ts'
import { sizeOf, type ListAddress } from '../shell/navigation/list-address.ts'

interface Shown {
  readonly items: ReadonlyArray<unknown>
  readonly total: number | undefined
  readonly totalAtLeast: boolean
  readonly next: string | undefined
}

/** The range of the shown rows in the whole list. */
export interface PageRange {
  readonly page: number
  readonly pages: number
  /** How many rows precede the first one. */
  readonly offset: number
  /** Such as '1 to 6 of 27'; empty without rows. */
  readonly text: string
}

type RangeWords = Pick<ListWords['list'], 'range' | 'rangeAtLeast'>

/** @param known How many rows precede the page, if a cursor led here; otherwise computed from its number. */
export const pageRange = (
  address: ListAddress,
  known: number | undefined,
  shown: Shown,
  words: RangeWords = lists.list,
): PageRange => {
  const { items, total = 0, totalAtLeast, next } = shown
  const size = sizeOf(address)
  const { page: requested = 1 } = address
  const offset = requested === 'last' ? Math.max(0, total - items.length) : (known ?? (requested - 1) * size)
  const counted = Math.max(1, Math.ceil(total / size))
  const page = requested === 'last' ? counted : requested
  const values = {
    from: numberText(offset + 1),
    to: numberText(offset + items.length),
    total: numberText(total),
  }
  return {
    page,
    pages: Math.max(counted, next === undefined ? page : page + 1),
    offset,
    text: items.length === 0 ? '' : fill(totalAtLeast ? words.rangeAtLeast : words.range, values),
  }
}
