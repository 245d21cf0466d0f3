import { Result } from 'effect'
import { brand } from '../brand.ts'
import { career } from '../career.ts'
import type { AnyContentType } from '../content-types.ts'
import { compare } from '../list/own-order.ts'
import { pageOf } from '../list/page-of.ts'
import { searchWords } from '../list/search-text.ts'
import { newsArticle } from '../news-article.ts'
import { page } from '../page/page.ts'
import { portfolioItem } from '../portfolio-item.ts'
import { teamMember } from '../team-member.ts'

/** The content types that visitors search, by their names in addresses. Services are part of the home page. */
export const searchedContents = {
  news: newsArticle,
  companies: brand,
  positions: career,
  portfolio: portfolioItem,
  people: teamMember,
  pages: page,
} as const satisfies Readonly<Record<string, AnyContentType>>

export const searchKinds = [
  'news',
  'companies',
  'services',
  'positions',
  'portfolio',
  'people',
  'pages',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const isSearchKind = (name: unknown): name is SearchKind => searchKinds.some((kind) => kind === name)

/** The most characters of a search; the rest is ignored. */
export const maxSearchLength = 200

export interface SiteQuery {
  readonly search: string
  /** Only results of this kind. */
  readonly kind?: SearchKind
  readonly after?: string
  readonly before?: string
}

/** Matches of a kind that are ranked and counted; of more, the newest. */
export const maxMatches = 1_000

/** Something that matches a search. */
export interface SearchMatch {
  readonly id: string
  /** Empty if unknown. */
  readonly createdAt: string
  readonly isInTitle: boolean
}

export type MatchesByKind = Readonly<Record<SearchKind, ReadonlyArray<SearchMatch>>>

/** A result as a page shows it. */
export interface SearchHit {
  readonly kind: SearchKind
  readonly id: string
  readonly title: string
  readonly text: string
  readonly createdAt: string
  /** Set for a company or a person with a page of its own. */
  readonly hasPage?: true
  /** The address of an own page. */
  readonly address?: string
  /** The closing date of a position. */
  readonly closingDate?: string
  /** Which of title and text are of the default language: without a translation, or found only there. */
  readonly untranslated?: ReadonlyArray<'title' | 'text'>
}

export interface KindCount {
  readonly total: number
  /** Set if there are more. */
  readonly totalAtLeast?: true
}

export interface SearchResults {
  readonly hits: ReadonlyArray<SearchHit>
  readonly counts: Readonly<Record<SearchKind, KindCount>>
  readonly next?: string
  readonly previous?: string
}

const resultsPerPage = 10

export const hasAllWords = (foldedText: string, search: string): boolean =>
  searchWords(search).every((word) => foldedText.includes(word))

export const eachKind = <A>(of: (kind: SearchKind) => A): Readonly<Record<SearchKind, A>> => ({
  news: of('news'),
  companies: of('companies'),
  services: of('services'),
  positions: of('positions'),
  portfolio: of('portfolio'),
  people: of('people'),
  pages: of('pages'),
})

export const countsOf = (matches: MatchesByKind): SearchResults['counts'] =>
  eachKind((kind) => {
    const { length } = matches[kind]
    return length > maxMatches ? { total: maxMatches, totalAtLeast: true } : { total: length }
  })

/** A page of matches: those in titles first, then the newest. Fails with a sentence if the cursor is not valid. */
export const pageOfMatches = (matches: MatchesByKind, { kind: chosen, after, before }: SiteQuery) => {
  const ranked = searchKinds
    .filter((kind) => chosen === undefined || kind === chosen)
    .flatMap((kind) =>
      matches[kind].slice(0, maxMatches).map(({ id, createdAt, isInTitle }) => ({
        id: `${kind}.${id}`,
        kind,
        item: id,
        createdAt,
        isInTitle,
      })),
    )
    .toSorted(
      (one, other) =>
        Number(other.isInTitle) - Number(one.isInTitle) || compare(other.createdAt, one.createdAt),
    )
  const cursor = { ...(after !== undefined && { after }), ...(before !== undefined && { before }) }
  return Result.map(
    pageOf(ranked, { size: resultsPerPage, ...cursor }, { sortable: [], searched: [] }),
    ({ items, next, previous }) => ({
      items,
      ...(next !== undefined && { next }),
      ...(previous !== undefined && { previous }),
    }),
  )
}
