/** The loader results that the server embeds in a page, by key. */
export interface PageSnapshot {
  readonly publicUrl: string
  readonly timeZone: string
  readonly today: string
  /** The tags of the open languages, such as `en,ar`. */
  readonly languages: string
  readonly results: Readonly<Record<string, unknown>>
}

export const snapshotId = 'snapshot'

/** The id of the element that contains the page and is hydrated. */
export const pageId = 'site'
