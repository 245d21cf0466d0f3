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

/** What the popups of a page need of it. */
export type FrameSnapshot = Pick<PageSnapshot, 'languages' | 'results'>

/** The id of the script with the snapshot of the frame alone, in a page that is not hydrated. */
export const frameSnapshotId = 'frame-snapshot'

/** The id of the element that contains the page and is hydrated. */
export const pageId = 'site'
