import type { Section } from '../sections.ts'
import type { ListAddress } from './list-address.ts'

interface Counted {
  readonly total: number | undefined
  readonly totalAtLeast: boolean
}

/** Such as '27 articles, newest first on the site'; nothing while nobody knows how many there are. */
export const listNote = ({ one, many, order }: Section, { total, totalAtLeast }: Counted, { q }: ListAddress) => {
  if (total === undefined) return undefined
  const count = `${totalAtLeast ? 'More than ' : ''}${total.toLocaleString('en')} ${total === 1 ? one : many}`
  return q === undefined ? `${count}, ${order.charAt(0).toLowerCase()}${order.slice(1)}` : `${count} found`
}
