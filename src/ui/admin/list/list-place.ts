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

/** The position of the shown rows in the whole list. */
export interface ListPlace {
  readonly page: number
  readonly pages: number
  /** How many rows precede the first one. */
  readonly offset: number
  /** Such as '1 to 6 of 27'; empty without rows. */
  readonly range: string
}

type RangeWords = Pick<ListWords['list'], 'range' | 'rangeAtLeast'>

/** @param known How many rows precede the page, if a cursor led here; otherwise computed from its number. */
export const listPlace = (
  address: ListAddress,
  known: number | undefined,
  shown: Shown,
  words: RangeWords = lists.list,
): ListPlace => {
  const { items, total = 0, totalAtLeast, next } = shown
  const size = sizeOf(address)
  const { page: requested = 1 } = address
  const offset = requested === 'last' ? Math.max(0, total - items.length) : (known ?? (requested - 1) * size)
  const counted = Math.max(1, Math.ceil(total / size))
  const page = requested === 'last' ? counted : requested
  const range = {
    from: numberText(offset + 1),
    to: numberText(offset + items.length),
    total: numberText(total),
  }
  return {
    page,
    pages: Math.max(counted, next === undefined ? page : page + 1),
    offset,
    range: items.length === 0 ? '' : fill(totalAtLeast ? words.rangeAtLeast : words.range, range),
  }
}
