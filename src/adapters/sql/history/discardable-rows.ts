import { contentTypes } from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { accountSnapshot, mailSnapshot, snapshotOf } from '#domain/history/snapshot-of.ts'
import { titleOf, type Trashable } from '#domain/history/subject.ts'
import { accountListing, accountOf } from '../rows/account-rows.ts'
import { contentListings, itemOf } from '../rows/content-rows.ts'
import type { Row } from '../lists/rows-beyond.ts'

interface DiscardableRows {
  readonly table: string
  /** The select list for the two functions, as SQL. */
  readonly selected: string
  /** The values that the history stores. */
  readonly snapshotOf: (row: Row) => Snapshot
  /** The item's name in the trash. */
  readonly nameOf: (row: Row) => string
}

const ofContents = Object.values(contentTypes).map((content): [Trashable, DiscardableRows] => {
  const { table, selected } = contentListings[content.name]
  const snapshot = (row: Row) => snapshotOf(itemOf(content, row))
  return [
    content.name,
    { table, selected, snapshotOf: snapshot, nameOf: (row) => titleOf(content.name, snapshot(row)) },
  ]
})

const mails = (table: string): DiscardableRows => ({
  table,
  selected: `reference, first_name || ' ' || last_name as name`,
  snapshotOf: (row) => mailSnapshot({ reference: String(row['reference']) }),
  nameOf: (row) => String(row['name']),
})

/** The tables of everything that can be moved to the trash. */
export const discardableRows = {
  ...Object.fromEntries(ofContents),
  account: {
    table: accountListing.table,
    selected: accountListing.selected,
    snapshotOf: (row) => accountSnapshot(accountOf(row)),
    nameOf: (row) => accountOf(row).name,
  },
  enquiry: mails('enquiries'),
  profile: mails('profiles'),
} as Readonly<Record<Trashable, DiscardableRows>>
