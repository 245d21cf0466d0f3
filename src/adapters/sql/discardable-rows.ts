import { contents } from '#domain/content/contents.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { accountSnapshot, snapshotOf } from '#domain/history/snapshot-of.ts'
import type { Discardable } from '#domain/history/subject.ts'
import { accountListing, accountOf } from './account-rows.ts'
import { contentListings, itemOf } from './content-rows.ts'
import type { Listing } from './listing.ts'
import type { Row } from './rows-beyond.ts'

interface DiscardableRows {
  readonly listing: Listing
  /** Of a row as the listing selects it. */
  readonly snapshotOf: (row: Row) => Snapshot
}

const ofContents = Object.values(contents).map((content) => [
  content.name,
  {
    listing: contentListings[content.name],
    snapshotOf: (row: Row) => snapshotOf(itemOf(content, row)),
  },
])

/** Where everything stands that can be deleted and brought back. */
export const discardableRows: Readonly<Record<Discardable, DiscardableRows>> = {
  ...Object.fromEntries(ofContents),
  account: { listing: accountListing, snapshotOf: (row) => accountSnapshot(accountOf(row)) },
}
