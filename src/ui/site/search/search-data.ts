import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { isSearchKind, type SearchKind, type SearchResults } from '#domain/content/search/site-search.ts'
import { shownOf } from '../language/shown-of.ts'
import type { PageReads } from '../routes/page-reads.ts'

/** The query of the page's address. */
export interface SearchAddress {
  readonly q?: string
  readonly kind?: SearchKind
  readonly after?: string
  readonly before?: string
}

export const searchAddress = ({ q, kind, after, before }: Record<string, unknown>): SearchAddress => ({
  ...(typeof q === 'string' && { q: q.trim() }),
  ...(isSearchKind(kind) && { kind }),
  ...(typeof after === 'string' && { after }),
  ...(typeof before === 'string' && { before }),
})

/** The address of other results of the same search. */
export const searchHref = (query: SearchAddress): string =>
  `/search?${new URLSearchParams({ ...query } satisfies Record<string, string>)}`

type Service = Pick<NonNullable<HomePageContent['services']>[number], 'title' | 'untranslated'>

export interface SearchData {
  /** Absent if nothing was searched. */
  readonly results?: SearchResults | undefined
  /** The services to choose from then. */
  readonly services: ReadonlyArray<Service>
}

const servicesShown = 4

export const readSearch = async (
  read: PageReads,
  { q: search = '', ...page }: SearchAddress,
): Promise<SearchData> => {
  if (search !== '') return { results: await read.search?.({ search, ...page }), services: [] }
  const { services = [] } = await read.homePage()
  return { services: services.slice(0, servicesShown).map((service) => shownOf(service, ['title'])) }
}
