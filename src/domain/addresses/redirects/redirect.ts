import type { ImportedRow } from '../../content/import/import-report.ts'

export const redirectStatuses = [301, 410] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** The input for a new or changed redirect. */
export interface RedirectInput {
  /** The old address: a path, which may have a query. */
  readonly from: string
  /** A path of the site or an address of another one; ignored for 410. */
  readonly to: string
  /** 301 redirects; 410 says that the page is gone. */
  readonly status: number
  readonly note: string
}

/** A redirect as a request needs it. */
export interface ActiveRedirect {
  readonly id: string
  /** In the spelling by which addresses are compared. */
  readonly from: string
  /** Empty for 410. */
  readonly to: string
  readonly status: RedirectStatus
}

/** An old address and where it leads. */
export interface Redirect extends ActiveRedirect {
  readonly version: number
  readonly note: string
  readonly createdAt: string
  readonly updatedAt: string
  /** In the last `visitDays`. */
  readonly visits: number
  /** Empty if there was none. */
  readonly visitedAt: string
}

/** A path that visitors requested and that has no page. */
export interface MissingPath {
  readonly id: string
  readonly path: string
  readonly total: number
  readonly firstAt: string
  readonly lastAt: string
  /** The host of the page with the last link to it; empty if unknown. */
  readonly referringHost: string
  readonly ignored: boolean
}

export interface ImportedRedirect extends ImportedRow {
  readonly from: string
  readonly to: string
}

export const maxRedirects = 10_000
export const maxMissingPaths = 5_000
export const maxImportedRows = 5_000
export const maxAddress = 1_000
export const maxNote = 200
export const visitDays = 90
