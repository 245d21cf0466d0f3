import type { ItemOf } from '#domain/content/content-types.ts'
import { filterOf, type ItemFilter } from '#domain/content/list/item-filter.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import type { SiteWords } from '#domain/wording/en/site/site.ts'
import { prefixOf } from '#domain/language/page-language.ts'
import { yearAt, yearRange } from '#domain/time/year-range.ts'
import { shownOf, type ShownOf } from '../../language/shown-of.ts'
import { ownHeadOf, type OwnHead } from '../../layout/page-head/own-head.ts'
import type { Crumb } from '../../head/structured-data/breadcrumbs.ts'
import { pressOf, type Press } from '../../press/press-of.ts'
import type { PageReads } from '../../routes/page-reads.ts'
import type { Headline } from '../news-data.ts'

/** The query of the archive's address. */
export interface ArchiveAddress {
  readonly year?: string
  /** The id of a brand. */
  readonly company?: string
  readonly q?: string
  /** The cursor of a page: only years before this one. */
  readonly before?: string
  /** The id of an article: only older ones of the first year. */
  readonly after?: string
}

const year = /^[1-9]\d{3}$/

export const archiveAddress = (given: Record<string, unknown>): ArchiveAddress => {
  const text = (name: keyof ArchiveAddress, pattern: RegExp) => {
    const value = given[name]
    return typeof value === 'string' && pattern.test(value) ? { [name]: value } : {}
  }
  return {
    ...text('year', year),
    ...text('company', /^\d{1,15}$/),
    ...text('q', /\S/),
    ...text('before', year),
    ...text('after', /^\d{1,15}$/),
  }
}

/** The way to the archive, or to one of its years. */
export const archiveCrumbs = (
  { home, news }: SiteWords,
  chosen: string | undefined,
): ReadonlyArray<Crumb> => [
  { name: home, path: '/' },
  { name: news.all, path: '/news' },
  ...(chosen === undefined ? [] : [{ name: chosen, path: archiveHref({ year: chosen }) }]),
]

export const archiveHref = (query: ArchiveAddress): string => {
  const parameters = new URLSearchParams({ ...query })
  return parameters.size === 0 ? '/news' : `/news?${parameters}`
}

interface YearCount {
  readonly year: number
  readonly total: number
  readonly totalAtLeast?: boolean
}

export interface ArchivedArticle extends Headline {
  readonly brandId?: string | undefined
}

export interface ArchiveData {
  readonly head?: OwnHead | undefined
  /** The number of all articles that meet the query, in any year. */
  readonly total: number
  readonly totalAtLeast?: boolean
  /** All years that have articles, the newest first. */
  readonly counts: ReadonlyArray<YearCount>
  readonly years: ReadonlyArray<{ readonly year: number; readonly articles: ReadonlyArray<ArchivedArticle> }>
  /** The year that the next page begins with, if there is one. */
  readonly next?: number | undefined
  /** The last article shown, if the next page goes on with its year. */
  readonly after?: string | undefined
  readonly brands: ReadonlyArray<ShownOf<ItemOf<'brand'>, 'id' | 'title'>>
  readonly press?: Press | undefined
}

type Query = Parameters<PageReads['list']>[1]

/** Reads the news. A search on the pages of a further language also finds what they show in the default one. */
const newsOf = ({ list, inAllLanguages: all }: PageReads, isSearch: boolean) => {
  if (!isSearch || all === undefined || prefixOf(all.page) === '')
    return (query: Query) => list('newsArticle', query)
  const searchedIn = [all.page.language.tag]
  return async (query: Query) => {
    const found = await all.list('newsArticle', { ...query, searchedIn })
    return { ...found, items: found.items.map((article) => all.inPageLanguage('newsArticle', article)) }
  }
}

const yearsPerPage = 3
const articlesPerPage = pageSizes.max
/** More than a company is old; times of another back end may be anything. */
const maxYears = 100

export const readNewsArchive = async (
  read: PageReads,
  { year: chosen, company, q, before, after: lastShown }: ArchiveAddress,
  timeZone: string,
): Promise<ArchiveData> => {
  const searched = q ? { search: q } : {}
  const news = newsOf(read, q !== undefined)
  const within = (range: ItemFilter) => ({ ...searched, filter: filterOf({ ...range, brandId: company }) })
  const [details, newest, oldest, brands] = await Promise.all([
    read.homePage(),
    news({ ...within({}), size: 1 }),
    news({ ...within({}), size: 1, before: 'end' }),
    read.list('brand', { size: pageSizes.max }),
  ])
  const yearOf = ([article]: ReadonlyArray<ItemOf<'newsArticle'>>) =>
    yearAt(timeZone, article?.createdAt ?? '')
  const last = yearOf(newest.items)
  const first = yearOf(oldest.items) ?? last
  const known = last === undefined || first === undefined ? 0 : Math.min(maxYears, last - first + 1)
  const counted = await Promise.all(
    Array.from({ length: known }, async (_, at): Promise<YearCount> => {
      const each = (last ?? 0) - at
      const query = { ...within(yearRange(timeZone, each)), size: 1 }
      const { total, totalAtLeast } = await news(query)
      return { year: each, total, ...(totalAtLeast && { totalAtLeast }) }
    }),
  )
  const counts = counted.filter(({ total }) => total > 0)
  const candidates = counts.filter((each) =>
    chosen ? each.year === Number(chosen) : before === undefined || each.year < Number(before),
  )

  const years: Array<ArchiveData['years'][number]> = []
  let left = articlesPerPage
  let after = lastShown
  for (const each of candidates.slice(0, yearsPerPage)) {
    const query = { ...within({ ...yearRange(timeZone, each.year), olderThan: after }), size: left }
    const { items, next } = await news(query)
    const articles = items.map((article) => shownOf(article, ['id', 'title', 'createdAt', 'brandId']))
    after = next === undefined ? undefined : items.at(-1)?.id
    years.push({ year: each.year, articles })
    left -= items.length
    if (left === 0) break
  }
  const next = after === undefined ? candidates[years.length]?.year : years.at(-1)?.year

  return {
    head: ownHeadOf(details, 'news'),
    total: newest.total,
    ...(newest.totalAtLeast && { totalAtLeast: true }),
    counts,
    years,
    next,
    ...(after !== undefined && { after }),
    brands: brands.items.map((brand) => shownOf(brand, ['id', 'title'])),
    ...pressOf(details),
  }
}
