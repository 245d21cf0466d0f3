import type { TranslationState } from '../../language/translation-state.ts'
import type { ItemFilter } from './item-filter.ts'

/** Requests one page of a list. Without a query a list returns everything. */
export interface ListQuery {
  /** From 1, for a jump; `after` and `before` lead to the next and the previous page. */
  readonly page?: number
  /** 1 to 200; 24 when not given. */
  readonly size?: number
  /** A sortable field, with `-` in front for descending. */
  readonly sort?: string
  /** An item matches if its searched fields contain every word. */
  readonly search?: string
  /** The cursor `next` of the page before. */
  readonly after?: string
  /** The cursor `previous` of the page after, or `end` for the last page. */
  readonly before?: string
}

/** Requests items of a content type, which may have translations. */
export interface ContentQuery extends ListQuery {
  /** Only items of this state in a further language. Such a query always returns one page. */
  readonly translation?: { readonly state: TranslationState; readonly lang: string }
  /** Only items that meet these conditions. Such a query always returns one page, too. */
  readonly filter?: ItemFilter | undefined
  /** The further languages that a search of all languages covers; all of the site if absent. */
  readonly searchedIn?: ReadonlyArray<string>
}

export interface Page<A> {
  readonly items: ReadonlyArray<A>
  /** Number of all matches; exact unless `totalAtLeast`. */
  readonly total: number
  /** Set if a search stopped counting at 1,000. */
  readonly totalAtLeast?: boolean
  readonly next?: string
  readonly previous?: string
}

export const pageSizes = { min: 1, default: 24, max: 200 } as const
