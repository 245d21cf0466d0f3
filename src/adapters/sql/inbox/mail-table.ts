import { randomBytes } from 'node:crypto'
import { Array, DateTime, Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { Stored } from '#domain/content/content-type.ts'
import type { Page } from '#domain/content/list/list-query.ts'
import { fold } from '#domain/content/list/search-text.ts'
import type { EnquiryTopic } from '#domain/visitor-forms/enquiry/enquiry-topic.ts'
import { phoneSearchText } from '#domain/visitor-forms/enquiry/phone-search-text.ts'
import { filterFault, equalFields } from '#domain/mail/inbox/mail-filter.ts'
import { splitQuery } from '#domain/mail/inbox/split-query.ts'
import { sortLimits } from '#domain/mail/inbox/mail-sorts.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import { mailSubjects, type MailKind } from '#domain/mail/mail-kind.ts'
import { nounOf } from '#domain/history/subject.ts'
import { referenceLength, referenceOf, type Receipt } from '#domain/mail/inbox/receipt.ts'
import {
  handlingErrors,
  type DeskHandling,
  type Handling,
  type HandlingChange,
  type ShownForm,
} from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { failIfInvalid, QueryRefused } from '#ports/failures.ts'
import { itemChanged, itemGone } from '#ports/item-failures.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { mailClock } from '../desk/mail-clock.ts'
import { mailStaff } from '../desk/mail-staff.ts'
import { deskColumns, deskFieldsOf, ownerName, tagsColumn } from '../desk/desk-columns.ts'
import { rowFields, columnName, selectionOf, columnValues, type Columns } from '../rows/columns.ts'
import { moveToTrash } from '../history/move-to-trash.ts'
import { textHash } from './score-forms.ts'
import { listPage } from '../lists/list-page.ts'
import { newestRowsFirst, type ListedTable } from '../lists/listed-table.ts'
import { mailFilter } from '../lists/mail-filter.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import type { Row } from '../client/row.ts'
import { sortKey } from '../lists/sort-key.ts'
import { orStoreFailure } from '../client/store-failure.ts'

/** The fields that enquiries and applications share. */
type Received = Readonly<
  Record<'firstName' | 'lastName' | 'email' | 'phone' | 'location' | 'message', string>
> &
  Receipt &
  ShownForm &
  Handling &
  DeskHandling &
  SpamCheck &
  Stored & { readonly type?: string } & EnquiryTopic

interface Declaration<Mail> {
  readonly table: MailKind
  readonly columns: Columns
  /** Fields that are searched, in addition to the sender's name, the phone number and the reference. */
  readonly searched: ReadonlyArray<keyof Mail & string>
  /** The time zone of the site. */
  readonly timeZone?: string
}

const emptyPage: Page<Row> = { items: [], total: 0 }

/** Implements everything that enquiries and applications have in common, on one table. */
export const mailTable = <Mail extends Received>(
  sql: SqlClient.SqlClient,
  { table, columns, searched, timeZone = 'UTC' }: Declaration<Mail>,
) => {
  const subject = mailSubjects[table]
  const clock = mailClock(sql, timeZone)
  const staff = mailStaff(sql)
  const shown: Columns = {
    ...columns,
    reference: 'reference',
    consent: 'consent',
    language: { optional: 'language' },
    status: 'status',
    note: 'note',
    spamReasons: { list: 'spam_reasons' },
  }
  const read: Columns = { ...shown, ...deskColumns }
  const stored: Columns = {
    ...read,
    id: 'id',
    version: 'version',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }
  const listing: ListedTable = {
    table,
    selected: `${selectionOf(read)}, ${ownerName}`,
    order: newestRowsFirst,
    sorts: { createdAt: 'id', dueAt: 'due_at', owner: 'owner_id' },
    titleKey: 'name_key',
  }
  /** Without a query this is the whole list, including spam. */
  const pageOf = (query: AnyMailQuery) => {
    if (Object.values(query).every((part) => part === undefined)) return listPage(sql, listing)
    const { filter, list } = splitQuery(query)
    const fault = filterFault(filter)
    if (fault !== undefined) return Effect.fail(new QueryRefused({ message: `${fault}.` }))
    // A filter by a field that this kind of mail lacks matches none.
    if (equalFields.some((field) => filter[field] !== undefined && !Object.hasOwn(columns, field)))
      return Effect.succeed(emptyPage)
    return Effect.gen(function* () {
      const context = { me: (yield* OnBehalfOf).id, now: yield* DateTime.now, timeZone }
      const limit = sortLimits(list.sort)
      return yield* listPage(sql, listing, list, {
        narrowing: mailFilter(sql, table, filter, { context, limit }),
      })
    })
  }
  const one = nounOf(subject)
  const mailOf = (row: Row): Mail => {
    const { owner, dueAt, answeredAt, tags, ...mail } = rowFields(read, row)
    const shownMail: Readonly<Record<string, unknown>> = {
      ...mail,
      ...deskFieldsOf({ owner, dueAt, answeredAt, tags, ownerName: row['ownerName'] }),
    }
    return shownMail as Readonly<Record<string, unknown>> & Mail
  }
  const find = (id: string) =>
    Effect.map(
      sql<Row>`select ${sql.literal(listing.selected)} from ${sql(table)} where id = ${rowId(id)}`,
      ([row]) => row && mailOf(row),
    )

  const rowOf = (mail: Omit<Mail, keyof (Receipt & Stored)>, createdAt: string) => {
    const reference = referenceOf(randomBytes(referenceLength))
    // A mail has all fields that are read here, except those that the insertion adds.
    const fields = { ...mail, reference } as typeof mail & Receipt & Readonly<Record<string, string>>
    const name = `${fields.firstName} ${fields.lastName}`
    const phone = phoneSearchText(fields.phone, fields.location)
    return {
      version: 1,
      created_at: createdAt,
      updated_at: createdAt,
      ...columnValues(shown, fields),
      reference,
      text_key: textHash(fields.message),
      name_key: sortKey(name),
      folded: fold([name, reference, ...searched.map((field) => fields[field]), phone].join('\n')),
    }
  }

  return {
    /** Returns each mail with its receipt and id. `extra` has values of columns that mails do not show. */
    insert: <Sent extends Omit<Mail, keyof (Receipt & Stored)>>(
      mails: Array.NonEmptyReadonlyArray<Sent>,
      createdAt: string,
      extra: Readonly<Record<string, string>> = {},
    ) => {
      return Effect.gen(function* () {
        const clocks = yield* clock.clocks
        const rows = Array.map(mails, (mail) => {
          const { status, location, type = '', brandId = '', subject: about = '' } = mail
          const clocked = { kind: table, status, location, type, waitingSince: createdAt }
          const owner = clocks.ownerOf({ ...clocked, brandId, subject: about }, createdAt)
          return {
            ...rowOf(mail, createdAt),
            owner_id: rowId(owner),
            waiting_since: createdAt,
            due_at: clocks.dueAt(clocked),
            due_for: clocks.version,
            ...extra,
          }
        })
        const found = yield* sql<{ id: number; reference: string }>`
          insert into ${sql(table)} ${sql.insert(rows)} returning id, reference`
        const ids = new Map(found.map(({ id, reference }) => [reference, id]))
        return Array.map(mails, (mail, index) => {
          const receipt: Receipt = { reference: rows[index]?.reference ?? '' }
          return { mail, id: ids.get(receipt.reference) ?? 0, receipt }
        })
      })
    },

    find,

    list: (query: AnyMailQuery = {}) =>
      pageOf(query).pipe(
        Effect.map((page) => ({ ...page, items: page.items.map(mailOf) })),
        orStoreFailure,
      ),

    get: (id: string) =>
      orStoreFailure(Effect.flatMap(find(id), (mail) => (mail ? Effect.succeed(mail) : itemGone(one)))),

    /** All matching mails, newest first. */
    where: (condition: Statement.Fragment) =>
      Effect.map(
        sql<Row>`select ${sql.literal(listing.selected)} from ${sql(table)} where ${condition} order by id desc`,
        (rows) => rows.map(mailOf),
      ),

    /** Decodes a mail from a row in the trash, which may lack columns that were added later. */
    ofStoredRow: (row: Row): Mail => {
      const fields = Object.entries(stored).map(([field, column]) => [
        field,
        row[columnName(column)] ?? (typeof column === 'object' ? '[]' : ''),
      ])
      return mailOf(Object.fromEntries(fields))
    },

    unread: sql<{ unread: number }>`select total as unread from counters where name = ${`${table}.new`}`.pipe(
      Effect.map(([row]) => row?.unread ?? 0),
      orStoreFailure,
    ),

    /** Calls `onCleared` if the change marks spam as no spam. */
    change: (
      id: string,
      { version, ...change }: HandlingChange,
      onCleared: (mail: Mail) => Effect.Effect<void, SqlError.SqlError> = () => Effect.void,
    ) =>
      Effect.gen(function* () {
        yield* failIfInvalid(handlingErrors(change))
        const current = yield* find(id)
        if (current === undefined) return yield* itemGone(one)
        if (version !== undefined && version !== current.version) return yield* itemChanged(one, current)
        const { note = current.note, owner, tags } = change
        const { status: was } = current
        const wanted = { was, status: change.status ?? was }
        const status = yield* clock.statusFor(table, rowId(id), wanted)
        if (owner !== undefined && owner !== '') yield* staff.requireMayOwn(owner)
        const at = yield* now
        const next = {
          status,
          note,
          version: current.version + 1,
          updated_at: at,
          ...(owner !== undefined && { owner_id: rowId(owner) }),
          ...(tags !== undefined && { tags: tagsColumn(tags) }),
        }
        yield* sql`update ${sql(table)} set ${sql.update(next)} where id = ${rowId(id)}`
        yield* clock.follow(table, rowId(id), { was, status }, at)
        const mail = (yield* find(id)) ?? current
        if (was === 'spam' && status !== 'spam') yield* onCleared(mail)
        return mail
      }).pipe(sql.withTransaction, orStoreFailure),

    remove: (id: string) =>
      Effect.andThen(clock.dropUnsent(table, rowId(id)), moveToTrash(sql, { subject, itemId: id })).pipe(
        sql.withTransaction,
        orStoreFailure,
      ),
  }
}
