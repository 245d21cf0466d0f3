import type { ContentTypeName, ItemOf } from '#domain/content/content-types.ts'
import type { ListQuery, Page } from '#domain/content/list/list-query.ts'
import type { StoredHomePage } from '#domain/home-page/home-page.ts'
import type { FormResponses } from './form-responses.ts'

/** What a public page may ask. On the server the store answers, in the browser the calls do. */
export interface Read {
  readonly homePage: () => Promise<StoredHomePage>
  readonly list: <Name extends ContentTypeName>(name: Name, query: ListQuery) => Promise<Page<ItemOf<Name>>>
  /** Nothing where there is no such item. */
  readonly get: <Name extends ContentTypeName>(name: Name, id: string) => Promise<ItemOf<Name> | undefined>
}

/** What every loader of the site works with. */
export interface SiteContext {
  /** Runs the reads of one loader. What they answered on the server travels with the page by `key` and is not read again. */
  readonly load: <Answer>(key: string, reads: (read: Read) => Promise<Answer>) => Promise<Answer>
  /** The site's own address without a slash at the end, for canonical links. */
  readonly publicUrl: string
  /** The site's own, by which days are told. */
  readonly timeZone: string
  /** The day in it, written `2026-12-31`. */
  readonly today: string
  /** Only on the server, where a form was posted and not taken. */
  readonly formResponses?: FormResponses | undefined
}
