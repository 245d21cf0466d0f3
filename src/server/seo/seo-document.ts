import type { ContentTypeName } from '#domain/content/content-types.ts'
import type { readOf } from '#ui/read-of.ts'
import type { PageReads } from '../pages/render/render.tsx'

/** A document for programs that find the site or tell of it. */
export interface SeoDocument {
  /** Its media type. */
  readonly type: string
  readonly text: string
  /** Whose changes make it another one. */
  readonly shows: ReadonlyArray<ContentTypeName | 'homePage'>
}

/** What it is made from. */
export interface SeoSources {
  readonly read: ReturnType<typeof readOf>
  /** What a page reads to show it. */
  readonly readsOf: (path: string) => Promise<PageReads>
  /** Bytes of a stored picture, by its address; nothing where it is not stored here. */
  readonly sizeOf: (image: string) => Promise<number | undefined>
  /** Without a slash at the end. */
  readonly publicUrl: string
  /** The day in the site's time zone, written `2026-12-31`. */
  readonly today: string
}

/** Nothing where there is no such document at the moment. */
export type MakeDocument = (sources: SeoSources) => Promise<SeoDocument | undefined>
