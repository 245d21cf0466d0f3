import { searchKinds, type KindCount, type SearchResults } from '#domain/content/search/site-search.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import { count, numberText } from '#domain/wording/counted.ts'
import { fill } from '#domain/wording/template.ts'
import type { SearchAddress } from './search-data.ts'

/** The number of results of all kinds. */
export const totalOf = (counts: SearchResults['counts']): KindCount => ({
  total: searchKinds.reduce((sum, kind) => sum + counts[kind].total, 0),
  ...(searchKinds.some((kind) => counts[kind].totalAtLeast) && { totalAtLeast: true }),
})

/** How much was found, of the chosen kind if there is one. */
export const resultsText = (
  { counts }: SearchResults,
  { q: search = '', kind }: SearchAddress,
  words: SiteWords['search'],
): string => {
  const { total, totalAtLeast } = kind === undefined ? totalOf(counts) : counts[kind]
  if (total === 0) return fill(words.none, { search })
  return totalAtLeast
    ? fill(words.more, { n: numberText(total), search })
    : count(words.results, total, { search })
}
