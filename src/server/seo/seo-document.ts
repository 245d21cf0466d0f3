import type { Publishable } from '#domain/publishing/draft.ts'
import type { PageOrigin } from '#domain/language/page-language.ts'
import type { PageReads } from '#ui/router.tsx'
import type { PublicWords } from '#domain/wording/words-of.ts'
import type { PageSources } from '../pages/render/render.tsx'

/** A document for search engines and feed readers. */
export interface SeoDocument {
  readonly type: string
  readonly text: string
  /** A save of any of these invalidates it. */
  readonly shows: ReadonlyArray<Publishable>
}

export interface SeoSources extends PageOrigin {
  readonly read: PageReads
  /** Reads the subjects that a page of the default language shows, and their last change. */
  readonly sourcesOf: (path: string) => Promise<PageSources>
  /** Bytes of a picture, by its address; `undefined` if it is not stored here. */
  readonly sizeOf: (image: string) => Promise<number | undefined>
  /** The catalogues of the documents; English where it lacks them. */
  readonly words?: Partial<PublicWords> | undefined
  /** The day in the site's time zone, as `2026-12-31`. */
  readonly today: string
}

/** Resolves to `undefined` if the document does not exist. */
export type MakeDocument = (sources: SeoSources) => Promise<SeoDocument | undefined>
