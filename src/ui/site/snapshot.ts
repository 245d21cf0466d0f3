/** What travels with a page: the answers that its loaders got on the server, by their keys. */
export interface Snapshot {
  readonly publicUrl: string
  readonly timeZone: string
  readonly today: string
  readonly answers: Readonly<Record<string, unknown>>
}

export const snapshotId = 'snapshot'

/** The id of the element that holds the page, and that the take-over hydrates. */
export const pageId = 'site'
