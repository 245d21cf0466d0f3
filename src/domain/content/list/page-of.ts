import { Result } from 'effect'
import { pageSizes, type ListQuery, type Page } from './list-query.ts'
import { fold, searchWords } from './search-text.ts'

/** The fields by which a list can be sorted and searched. */
export interface Listing {
  readonly sortable: ReadonlyArray<string>
  /** The first is the title. */
  readonly searched: ReadonlyArray<string>
}

export interface SearchedListing<A> extends Listing {
  /** The texts of an item in each language that a search covers; the item's own if absent. */
  readonly textsOf?: (item: A) => ReadonlyArray<object>
  /** Further text of an item that a search covers. */
  readonly searchText?: (item: A) => string
}

/** A search stops counting here. */
const maxCounted = 1_000

/** A search with no word of at least this length matches the start of the title only. */
const shortestWord = 3

/** Pages a whole list, given in its default order. Fails with a sentence if the query is not valid for it. */
export const pageOf = <A extends { readonly id: string }>(
  items: ReadonlyArray<A>,
  query: ListQuery | undefined,
  listing: SearchedListing<A>,
): Result.Result<Page<A>, string> => {
  if (query === undefined || Object.values(query).every((part) => part === undefined)) {
    return Result.succeed({ items, total: items.length })
  }
  const fault = faultOf(query, listing)
  if (fault !== undefined) return Result.fail(fault)
  const words = searchWords(query.search ?? '')
  const matching = sorted(
    words.length === 0 ? items : items.filter((item) => matchesAny(item, words, listing)),
    query.sort,
  )
  const [start, end] = windowOf(matching, query)
  const shown = matching.slice(start, end)
  const uncounted = words.length > 0 && matching.length > maxCounted
  return Result.succeed({
    items: shown,
    total: uncounted ? maxCounted : matching.length,
    ...(uncounted && { totalAtLeast: true }),
    ...(end < matching.length && { next: cursorOf(shown.at(-1), end - 1) }),
    ...(start > 0 && { previous: cursorOf(shown[0], start) }),
  })
}

/** A place and the id of the item there: the place is the fallback once that item is gone. */
const cursor = /^(\d+)\.(.+)$/su

const cursorOf = (item: { readonly id: string } | undefined, place: number): string =>
  item === undefined ? 'end' : `${place}.${item.id}`

function faultOf({ page = 1, size = pageSizes.default, sort, after, before }: ListQuery, listing: Listing) {
  if (!Number.isSafeInteger(page) || page < 1) return 'Pages are counted from 1'
  if (!Number.isSafeInteger(size) || size < pageSizes.min || size > pageSizes.max) {
    return `A page has ${pageSizes.min} to ${pageSizes.max} items`
  }
  if (sort !== undefined && !listing.sortable.includes(fieldOf(sort)))
    return 'The list cannot be sorted by this field'
  const cursors = [after, before === 'end' ? undefined : before].filter((given) => given !== undefined)
  return cursors.every((given) => cursor.test(given)) ? undefined : 'The cursor is not valid for this list'
}

const fieldOf = (sort: string): string => sort.replace(/^-/u, '')

const textOf = (item: object, field: string): string => {
  const value = (item as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? fold(value) : ''
}

function matchesAny<A extends object>(
  item: A,
  words: ReadonlyArray<string>,
  { searched, searchText, textsOf = (own) => [own] }: SearchedListing<A>,
): boolean {
  const further = fold(searchText?.(item) ?? '')
  return textsOf(item).some((texts) => matches(texts, words, searched, further))
}

function matches(
  item: object,
  words: ReadonlyArray<string>,
  searched: ReadonlyArray<string>,
  further: string,
): boolean {
  if (words.every((word) => Array.from(word).length < shortestWord)) {
    return textOf(item, searched[0] ?? '').startsWith(words.join(' '))
  }
  const text = [...searched.map((field) => textOf(item, field)), further].join('\n')
  return words.every((word) => text.includes(word))
}

/** Orders equal items by their ids, in the direction of the sort. */
function sorted<A extends { readonly id: string }>(
  items: ReadonlyArray<A>,
  sort: string | undefined,
): ReadonlyArray<A> {
  if (sort === undefined) return items
  const direction = sort.startsWith('-') ? -1 : 1
  return items
    .map((item) => ({ item, text: textOf(item, fieldOf(sort)), place: Number(item.id) }))
    .toSorted((a, b) => direction * (compare(a.text, b.text) || a.place - b.place || 0))
    .map(({ item }) => item)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function windowOf(
  items: ReadonlyArray<{ readonly id: string }>,
  query: ListQuery,
): readonly [number, number] {
  const { page = 1, size = pageSizes.default, after, before } = query
  const from = (start: number) => [start, Math.min(start + size, items.length)] as const
  if (after !== undefined) {
    const { place, there } = placeOf(items, after)
    return from(there ? place + 1 : place)
  }
  if (before !== undefined) {
    const end = before === 'end' ? items.length : placeOf(items, before).place
    return end === 0 ? from(0) : [Math.max(0, end - size), end]
  }
  return from((page - 1) * size)
}

function placeOf(items: ReadonlyArray<{ readonly id: string }>, given: string) {
  const [, place, id] = cursor.exec(given) ?? []
  const index = items.findIndex((item) => item.id === id)
  return index === -1
    ? { place: Math.min(Number(place), items.length), there: false }
    : { place: index, there: true }
}
