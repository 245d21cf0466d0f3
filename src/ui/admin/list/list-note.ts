import { count } from '#domain/wording/counted.ts'
import type { ListWords } from '#domain/wording/en/content/lists.ts'
import type { ItemWords } from '#domain/wording/en/content/items.ts'
import { fill } from '#domain/wording/template.ts'

interface Counted {
  readonly total: number | undefined
  readonly totalAtLeast: boolean
}

/** Such as '27 articles, newest first on the site'; empty until that is known, which keeps the line's height. */
export const listNote = (
  words: ListWords['list'],
  { count: counted, ordered }: ItemWords[keyof ItemWords],
  { total, totalAtLeast }: Counted,
  isWhole: boolean,
) => {
  if (total === undefined || (total === 0 && isWhole)) return ''
  const items = count(counted, total)
  return isWhole
    ? fill(totalAtLeast ? words.totalAtLeast : words.total, { count: items, ordered })
    : fill(totalAtLeast ? words.foundAtLeast : words.found, { count: items })
}
