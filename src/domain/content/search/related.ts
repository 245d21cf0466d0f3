import type { Stored } from '../content-type.ts'
import { newestFirst } from '../list/own-order.ts'
import { fold, hasWords } from '../list/search-text.ts'

/** How many items are shown as related to another. */
export const maxRelated = 3

const wordsSearched = 4
const word = /[\p{L}\p{M}]{4,}/gu

/** The longest words of a title, which say most about its item. */
export const distinctiveWords = (title: string): ReadonlyArray<string> =>
  [...new Set(fold(title).match(word))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, wordsSearched)

interface Search<A> {
  readonly word: string
  readonly items: ReadonlyArray<A>
}

/** A word in a title says as much as two in a text; one in a text may be chance. */
const points = { inTitle: 2, inText: 1, minimum: 2 } as const

/** Ranks what a search for each word found: those that have most of the words first, then the newest. */
export const rankFound = <A extends Stored & { readonly title: string }>(
  searches: ReadonlyArray<Search<A>>,
): ReadonlyArray<A> => {
  const found = new Map(searches.flatMap(({ items }) => items.map((item) => [item.id, item])))
  const pointsOf = ({ id, title }: A) =>
    searches
      .filter(({ items }) => items.some((item) => item.id === id))
      .reduce((sum, search) => sum + (hasWords(title, search.word) ? points.inTitle : points.inText), 0)
  return newestFirst([...found.values()])
    .filter((item) => pointsOf(item) >= points.minimum)
    .toSorted((one, other) => pointsOf(other) - pointsOf(one))
}
