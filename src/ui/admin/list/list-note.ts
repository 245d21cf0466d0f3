import type { Section } from '../sections.ts'
import type { ListAddress } from './list-address.ts'

interface Counted {
  readonly total: number | undefined
  readonly totalAtLeast: boolean
}

/** Such as '27 articles, newest first on the site'; nothing where there are none, or nobody knows yet. */
export const listNote = (
  { one, many, ordered }: Section,
  { total, totalAtLeast }: Counted,
  { q }: ListAddress,
) => {
  if (total === undefined || total === 0) return undefined
  const count = `${totalAtLeast ? 'More than ' : ''}${total.toLocaleString('en')} ${total === 1 ? one : many}`
  return q === undefined ? `${count}, ${ordered}` : `${count} found`
}
