import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Kept } from '#domain/content/content.ts'
import type { ListQuery } from '#domain/content/list-query.ts'
import { fold } from '#domain/content/search-text.ts'
import { referenceLength, referenceOf, type Receipt } from '#domain/mail/receipt.ts'
import { handlingErrors, type Handling, type HandlingChange } from '#domain/mail/received-mail.ts'
import { fieldsOf, selectionOf, valuesOf, type Columns } from './columns.ts'
import { itemChanged, itemGone, refuseFaulty } from './item-failures.ts'
import { listPage } from './list-page.ts'
import { newestFirst, type Listing } from './listing.ts'
import { now } from './now.ts'
import { rowId } from './row-id.ts'
import type { Row } from './rows-beyond.ts'
import { orStoreFailure } from './store-failure.ts'

/** What visitors' forms have in common once they have been received. */
type Received = { readonly firstName: string; readonly lastName: string } & Receipt & Handling & Kept

interface Declaration<Mail> {
  readonly table: string
  readonly columns: Columns
  readonly one: string
  /** Texts that a search looks through besides the sender's name and the reference. */
  readonly searched: ReadonlyArray<keyof Mail & string>
}

/** A table of received mails: written by visitors, read and handled by staff. */
export const mailTable = <Mail extends Received>(
  sql: SqlClient.SqlClient,
  { table, columns, one, searched }: Declaration<Mail>,
) => {
  const handled: Columns = { ...columns, reference: 'reference', status: 'status', note: 'note' }
  const listing: Listing = {
    table,
    selected: selectionOf(handled),
    order: newestFirst,
    sorts: { createdAt: 'id' },
    titleKey: 'name_key',
  }
  const mailOf = (row: Row): Mail => fieldsOf(handled, row) as Readonly<Record<string, unknown>> & Mail

  return {
    /** Answers the receipt. `beside` are columns that no mail shows. */
    insert: (
      mail: Omit<Mail, keyof (Receipt & Kept)>,
      createdAt: string,
      beside: Readonly<Record<string, string>> = {},
    ) => {
      const receipt: Receipt = { reference: referenceOf(randomBytes(referenceLength)) }
      // Without what an insertion adds, a mail has all that is read here.
      const fields = { ...mail, ...receipt } as typeof mail & Receipt & Readonly<Record<string, string>>
      const name = `${fields['firstName']} ${fields['lastName']}`
      const row = {
        version: 1,
        created_at: createdAt,
        updated_at: createdAt,
        ...valuesOf(handled, fields),
        ...beside,
        name_key: fold(name),
        folded: fold([name, receipt.reference, ...searched.map((field) => fields[field])].join('\n')),
      }
      return Effect.as(sql`insert into ${sql(table)} ${sql.insert(row)}`, receipt)
    },

    list: (query?: ListQuery) =>
      listPage(sql, listing, query).pipe(
        Effect.map((page) => ({ ...page, items: page.items.map(mailOf) })),
        orStoreFailure,
      ),

    unread: sql<{ unread: number }>`select count(*) as unread from ${sql(table)} where status = 'new'`.pipe(
      Effect.map(([row]) => row?.unread ?? 0),
      orStoreFailure,
    ),

    change: (id: string, { version, ...change }: HandlingChange) =>
      Effect.gen(function* () {
        yield* refuseFaulty(handlingErrors(change))
        const [row] =
          yield* sql<Row>`select ${sql.literal(listing.selected)} from ${sql(table)} where id = ${rowId(id)}`
        if (row === undefined) return yield* itemGone(one)
        const current = mailOf(row)
        if (version !== undefined && version !== current.version) return yield* itemChanged(one, current)
        const { status = current.status, note = current.note } = change
        const next = { status, note, version: current.version + 1, updated_at: yield* now }
        const [updated = {}] = yield* sql<Row>`
          update ${sql(table)} set ${sql.update(next)} where id = ${rowId(id)} returning ${sql.literal(listing.selected)}`
        return mailOf(updated)
      }).pipe(sql.withTransaction, orStoreFailure),

    /** Answers the row that was removed. */
    remove: (id: string) =>
      Effect.gen(function* () {
        const [removed] = yield* sql<Row>`delete from ${sql(table)} where id = ${rowId(id)} returning *`
        return removed ?? (yield* itemGone(one))
      }).pipe(sql.withTransaction, orStoreFailure),
  }
}
