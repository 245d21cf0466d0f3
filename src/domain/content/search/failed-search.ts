import { compare } from '../list/own-order.ts'
import { searchWords } from '../list/search-text.ts'
import { maxSearchLength, searchKinds, type SearchResults } from './site-search.ts'

/** How many network addresses searched words in vain on a day of the site. */
export interface FailedSearchCount {
  readonly words: string
  readonly day: string
  readonly total: number
}

/** Words that visitors searched in vain. */
export interface FailedSearch {
  readonly words: string
  /** The sum of the days. */
  readonly total: number
  /** The newest first. */
  readonly days: ReadonlyArray<Pick<FailedSearchCount, 'day' | 'total'>>
}

/** The most failed searches that staff see. */
export const maxFailedSearches = 50

/** Longer searches are not counted. */
const maxCountedLength = 80

/** An e-mail address, or the digits of a phone or another personal number, however they are separated. */
const personal = /@|\p{N}(?:[^\p{L}\p{N}]*\p{N}){4}/u

/** The folded words of a search that is counted; `undefined` if it is long or may be personal data. */
export const countedWords = (search: string): string | undefined => {
  const words = searchWords(search.slice(0, maxSearchLength)).join(' ')
  return words === '' || words.length > maxCountedLength || personal.test(words) ? undefined : words
}

export const foundNothing = ({ counts }: SearchResults): boolean =>
  searchKinds.every((kind) => counts[kind].total === 0)

/** Gathers counts by their words, the most frequent first. */
export const frequentSearches = (counts: ReadonlyArray<FailedSearchCount>): ReadonlyArray<FailedSearch> =>
  [...new Set(counts.map(({ words }) => words))]
    .map((words) => {
      const days = counts
        .filter((count) => count.words === words)
        .map(({ day, total }) => ({ day, total }))
        .toSorted((one, other) => compare(other.day, one.day))
      return { words, total: days.reduce((sum, { total }) => sum + total, 0), days }
    })
    .toSorted((one, other) => other.total - one.total || compare(one.words, other.words))
    .slice(0, maxFailedSearches)
