import { sizeOf, type ListAddress } from '../navigation/list-address.ts'

interface Shown {
  readonly items: ReadonlyArray<unknown>
  readonly total: number | undefined
  readonly totalAtLeast: boolean
  readonly next: string | undefined
}

/** Where in the whole list the shown rows stand. */
export interface ListPlace {
  readonly page: number
  readonly pages: number
  /** How many rows stand before the first that shows. */
  readonly at: number
  /** Such as '1 to 6 of 27'; empty where nothing shows. */
  readonly range: string
}

const count = (number: number) => number.toLocaleString('en')

/** `at` is known where a mark led here; a page that was jumped to begins where its number says. */
export const listPlace = (address: ListAddress, known: number | undefined, shown: Shown): ListPlace => {
  const { items, total = 0, totalAtLeast, next } = shown
  const size = sizeOf(address)
  const { page: asked = 1 } = address
  const at = asked === 'last' ? Math.max(0, total - items.length) : (known ?? (asked - 1) * size)
  const counted = Math.max(1, Math.ceil(total / size))
  const page = asked === 'last' ? counted : asked
  const all = `${totalAtLeast ? 'more than ' : ''}${count(total)}`
  return {
    page,
    pages: Math.max(counted, next === undefined ? page : page + 1),
    at,
    range: items.length === 0 ? '' : `${count(at + 1)} to ${count(at + items.length)} of ${all}`,
  }
}
