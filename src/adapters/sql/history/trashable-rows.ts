import { contentTypes, type AnyContentType } from '#domain/content/content-types.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { accountSnapshot, mailSnapshot, snapshotOf } from '#domain/history/snapshot-of.ts'
import { snapshotTitle, type Trashable } from '#domain/history/subject.ts'
import { accountListing, accountOf } from '../rows/account-rows.ts'
import { templateOf, templateSelection } from '../rows/template-rows.ts'
import { storedItemOf, translatedListings } from '../rows/content-rows.ts'
import type { Row } from '../client/row.ts'

interface DiscardableRows {
  readonly table: string
  /** Absent if the rows are not content. */
  readonly contentType?: AnyContentType
  /** The select list for the two functions, as SQL. */
  readonly selected: string
  /** The columns with folded texts. */
  readonly folded: ReadonlyArray<string>
  /** The values that the history stores. */
  readonly snapshotOf: (row: Row) => Snapshot
  /** The item's name in the trash. */
  readonly nameOf: (row: Row) => string
}

const ofContents = Object.values(contentTypes).map((contentType): [Trashable, DiscardableRows] => {
  const { table, selected, sorts } = translatedListings[contentType.name]
  const snapshot = (row: Row) => snapshotOf(storedItemOf(contentType, row))
  return [
    contentType.name,
    {
      table,
      contentType,
      selected,
      folded: ['folded', ...Object.values(sorts)],
      snapshotOf: snapshot,
      nameOf: (row) => snapshotTitle(contentType.name, snapshot(row)),
    },
  ]
})

const mails = (table: string): DiscardableRows => ({
  table,
  selected: `reference, first_name || ' ' || last_name as name`,
  folded: ['folded', 'name_key'],
  snapshotOf: (row) => mailSnapshot({ reference: String(row['reference']) }),
  nameOf: (row) => String(row['name']),
})

const accounts: DiscardableRows = {
  table: accountListing.table,
  selected: accountListing.selected,
  folded: ['folded', accountListing.titleKey],
  snapshotOf: (row) => accountSnapshot(accountOf(row)),
  nameOf: (row) => accountOf(row).name,
}

const templates: DiscardableRows = {
  table: 'reply_templates',
  selected: templateSelection,
  folded: [],
  snapshotOf: (row) => snapshotOf(templateOf(row)),
  nameOf: (row) => String(row['name']),
}

/** The tables of everything that can be moved to the trash. */
export const trashableRows = {
  ...Object.fromEntries(ofContents),
  account: accounts,
  replyTemplate: templates,
  enquiry: mails('enquiries'),
  profile: mails('profiles'),
} as Readonly<Record<Trashable, DiscardableRows>>
