import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import type { ContentQuery, ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { StoredHomePage } from '#domain/content/home-page/home-page.ts'
import type { PageLanguage, PageOrigin } from '#domain/language/page-language.ts'
import type { SearchResults, SiteQuery } from '#domain/content/search/site-search.ts'
import type { Words } from '#ui/words/words.ts'
import type { FormResponses } from '../visitor-form/form-responses.ts'

/** The reads of public pages: from the database on the server, over HTTP in the browser. */
export interface ContentReads {
  readonly homePage: () => Promise<StoredHomePage>
  readonly list: <Name extends ContentTypeName>(
    name: Name,
    query: ListQuery & Pick<ContentQuery, 'filter' | 'searchedIn'>,
  ) => Promise<Page<ItemOf<Name>>>
  /** `undefined` if there is no such item. */
  readonly get: <Name extends ContentTypeName>(name: Name, id: string) => Promise<ItemOf<Name> | undefined>
  /** Caches ids that were found by a query, until an item of the content type is saved. Absent in the browser. */
  readonly cachedIds?: (
    name: ContentTypeName,
    query: object,
    find: () => Promise<ReadonlyArray<string>>,
  ) => Promise<ReadonlyArray<string>>
}

/** The reads of public pages with the texts of all open languages. */
export interface AllLanguageReads extends ContentReads {
  /** The page that is read. */
  readonly page: PageLanguage
  /** The tags of the languages in which an item that they returned is written. */
  readonly versionsOf: <Name extends ContentTypeName>(name: Name, item: ItemOf<Name>) => ReadonlyArray<string>
  /** An item that they returned, in the language of the page. */
  readonly inPageLanguage: <Name extends ContentTypeName>(name: Name, item: ItemOf<Name>) => ItemOf<Name>
}

/** The reads of a page, in its language. */
export interface PageReads extends ContentReads {
  /** Only if the site is open in several languages. */
  readonly inAllLanguages?: AllLanguageReads
  /** Absent where pages have no search, as in the preview beside an editor. */
  readonly search?: SearchSite | undefined
}

/** Searches the site in the language of the page. */
export type SearchSite = (query: SiteQuery) => Promise<SearchResults>

/** The context of every loader of the site. */
export interface SiteContext extends PageOrigin {
  /** Runs the reads of one loader. The server embeds their results in the page under `key`, so that the browser does not repeat them. */
  readonly load: <Answer>(key: string, reads: (read: PageReads) => Promise<Answer>) => Promise<Answer>
  /** The site's time zone, in which dates are shown. */
  readonly timeZone: string
  /** Today in that time zone, as `2026-12-31`. */
  readonly today: string
  /** The catalogues of the page; English where it lacks them. */
  readonly words?: Partial<Words> | undefined
  /** Set on the server if a posted form was rejected. */
  readonly formResponses?: FormResponses | undefined
}
