import type { Section } from '../navigation/sections.ts'
import type { ListAddress } from '../navigation/list-address.ts'

interface Counted {
  readonly total: number | undefined
  readonly totalAtLeast: boolean
}

/** Such as '27 articles, newest first on the site'; empty until that is known, so that its line stays. */
export const listNote = (
  { one, many, ordered }: Section,
  { total, totalAtLeast }: Counted,
  { q }: ListAddress,
) => {
  if (total === undefined || (total === 0 && q === undefined)) return ''
  const count = `${totalAtLeast ? 'More than ' : ''}${total.toLocaleString('en')} ${total === 1 ? one : many}`
  return q === undefined ? `${count}, ${ordered}` : `${count} found`
}
