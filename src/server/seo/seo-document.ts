import type { Publishable } from '#domain/publishing/draft.ts'
import type { PageOrigin } from '#domain/language/page-language.ts'
import type { Read } from '#ui/router.tsx'
import type { PublicWords } from '#domain/wording/words-of.ts'
import type { PageReads } from '../pages/render/render.tsx'

/** A document for search engines and feed readers. */
export interface SeoDocument {
  readonly type: string
  readonly text: string
  /** A save of any of these invalidates it. */
  readonly shows: ReadonlyArray<Publishable>
}

export interface SeoSources extends PageOrigin {
  readonly read: Read
  /** Reads the subjects that a page of the default language shows, and their last change. */
  readonly readsOf: (path: string) => Promise<PageReads>
  /** Bytes of a picture, by its address; `undefined` if it is not stored here. */
  readonly sizeOf: (image: string) => Promise<number | undefined>
  /** The catalogues of the documents; English where it lacks them. */
  readonly words?: Partial<PublicWords> | undefined
  /** The day in the site's time zone, as `2026-12-31`. */
  readonly today: string
}

/** Resolves to `undefined` if the document does not exist. */
export type MakeDocument = (sources: SeoSources) => Promise<SeoDocument | undefined>
