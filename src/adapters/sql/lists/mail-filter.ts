import type { SqlClient, Statement } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import { openStatuses } from '#domain/desk/due/is-open.ts'
import {
  dueRange,
  storedTime,
  type FilterContext,
  equalFields,
  type MailFilter,
} from '#domain/mail/inbox/mail-filter.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import type { sortLimits } from '#domain/mail/inbox/mail-sorts.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import { rowId } from '../client/row-id.ts'
import { unsettledAnswers } from '../letters/unsettled-answers.ts'
import type { ListCondition } from './list-page.ts'

interface Context {
  readonly context: FilterContext
  /** The mails to which the order restricts the list. */
  readonly limit: ReturnType<typeof sortLimits>
}

const statusesOf = (status: MailFilter['status']) => {
  if (status === 'any') return mailStatuses
  if (status === 'open') return openStatuses
  return status === undefined ? mailStatuses.filter((known) => known !== 'spam') : [status]
}

/** The condition of open mails, written as in their partial indexes: SQLite uses those for no other. */
export const areOpen = `status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`

/**
 * Fields that an index of their own is filtered by. The index of an earlier one covers the later ones. A company and a
 * subject together have one too.
 */
const indexed: ReadonlyArray<(typeof equalFields)[number]> = ['brandId', 'subject', 'location']

/** The indexed fields whose index leaves out empty texts. */
const partial: typeof indexed = ['brandId', 'subject']

const notSpam = "status <> 'spam'"

/**
 * Translates a filter to SQL. Open mails, those of a location, locations, companies, subjects, owners, due times and
 * senders have indexes of their own; all other conditions are covered by one index, `…_inbox`. Its condition is left
 * out where another index is to be used, since it would decide.
 */
export const mailFilter = (
  sql: SqlClient.SqlClient,
  table: string,
  filter: MailFilter,
  { context, limit }: Context,
): ListCondition => {
  const { status, email, from, to, owner, due, delivery, tag, ...equal } = filter
  const isClocked = due !== undefined || limit === 'clocked'
  const isOpen = status === 'open' || limit === 'open'
  const isIndexed = delivery !== undefined || indexed.some((field) => equal[field] !== undefined)
  const isPair = Boolean(equal.brandId && equal.subject)
  const byIndex = indexed.find((field) => equal[field] || (equal[field] === '' && !partial.includes(field)))
  const range = due === undefined ? undefined : dueRange(due, context)
  const ownerId = owner === 'none' ? 0 : rowId(owner === 'me' ? context.me : (owner ?? '')) || -1

  const isOpenAtLocation = isOpen && !isClocked && equal.location !== undefined

  const equals = (isWalked: boolean) =>
    equalFields.flatMap((field) => {
      const value = equal[field]
      const column = sql(field === 'brandId' ? 'brand_id' : field)
      if (value === undefined) return []
      const is = sql`${column} = ${value}`
      const isOther = indexed.includes(field) && field !== byIndex && !(isPair && field === 'subject')
      const isFoundByLocation = isOpenAtLocation && !isWalked && field === 'location'
      // Open mails are the fewest. A plus sign keeps SQLite from the index of the column.
      if (!isFoundByLocation && (isOpen || isOther))
        return [sql.onDialectOrElse({ pg: () => is, orElse: () => sql`+${is}` })]
      return partial.includes(field) && value !== '' ? [is, sql`${column} <> ''`] : [is]
    })
  const conditionsWith = (spam: Statement.Fragment, isWalked: boolean) => [
    ...(status === 'any' || isOpen || isClocked || (isIndexed && status !== undefined) ? [] : [spam]),
    ...(isOpen && !isClocked ? [sql.literal(areOpen)] : []),
    ...(status === undefined || status === 'any' || status === 'open' ? [] : [sql`status = ${status}`]),
    ...(isClocked ? [sql`due_at <> ''`] : []),
    ...(range === undefined ? [] : [sql`due_at >= ${range.from}`, sql`due_at < ${range.before}`]),
    ...(owner === undefined ? [] : [sql`owner_id = ${ownerId}`]),
    ...(delivery === undefined
      ? []
      : [sql`id in (select mail_id from notifications where kind = ${table} and ${unsettledAnswers(sql)})`]),
    ...(tag === undefined
      ? []
      : [sql`id in (select mail_id from mail_tags where kind = ${table} and folded = ${fold(tag)})`]),
    ...(email === undefined ? [] : [sql`lower(trim(email)) = ${emailKey(email)}`]),
    ...equals(isWalked),
    ...(from === undefined ? [] : [sql`created_at >= ${storedTime(from)}`]),
    ...(to === undefined ? [] : [sql`created_at < ${storedTime(to)}`]),
  ]
  const inInbox = sql`(status = 'spam') = ${sql.literal(String(status === 'spam'))}`
  const isPeriod = from !== undefined && to !== undefined && status !== 'spam'
  const holds = sql.and(conditionsWith(isIndexed ? sql.literal(notSpam) : inInbox, true))
  // `found` uses the index of times or locations. If it matches many, the list is walked in its order, by `holds`.
  const found = isPeriod || isOpenAtLocation ? sql.and(conditionsWith(sql.literal(notSpam), false)) : holds
  const counted = limit === 'open' && status === undefined ? 'open' : status
  const isCounted = limit === undefined || (limit === 'open' && counted === 'open')
  const others = { email, from, to, owner, due, delivery, tag, ...equal }
  const byStatusOnly = isCounted && Object.values(others).every((part) => part === undefined)
  return {
    ids: sql`select id from ${sql(table)} where ${found}`,
    holds,
    isFew: isOpen,
    // Indexes of due times, senders, times and places have orders of their own.
    isWalked: isOpen && !isClocked && [email, from, to, equal.location].every((part) => part === undefined),
    ...(byStatusOnly && { counters: statusesOf(counted).map((name) => `${table}.${name}`) }),
  }
}
