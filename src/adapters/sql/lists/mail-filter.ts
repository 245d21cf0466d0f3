import type { SqlClient } from 'effect/sql'
import { fold } from '#domain/content/list/search-text.ts'
import { dueRange, emailKey, storedTime, type Asked } from '#domain/mail/inbox/mail-filter.ts'
import { equalFields, type MailFilter } from '#domain/mail/inbox/split-query.ts'
import type { sortLimits } from '#domain/mail/inbox/mail-page.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import { rowId } from '../client/row-id.ts'
import type { Narrowing } from './list-page.ts'

interface Context {
  readonly asked: Asked
  /** What the order of the list leaves out. */
  readonly limit: ReturnType<typeof sortLimits>
}

const statusesOf = (status: MailFilter['status']) => {
  if (status === 'any') return mailStatuses
  if (status === 'open') return ['new', 'read']
  return status === undefined ? mailStatuses.filter((known) => known !== 'spam') : [status]
}

const open = "status in ('new', 'read')"

/**
 * Translates a filter to SQL. All conditions but `email`, owner, due time and tag are covered by one index, `…_inbox`;
 * owners and due times have their own. Its condition is left out where another one implies it, since it would decide
 * which index is used.
 */
export const mailFilter = (
  sql: SqlClient.SqlClient,
  table: string,
  filter: MailFilter,
  { asked, limit }: Context,
): Narrowing => {
  const { status, email, from, to, owner, due, tag, ...equal } = filter
  const equals = equalFields.flatMap((field) => {
    const value = equal[field]
    const column = sql(field === 'brandId' ? 'brand_id' : field)
    return value === undefined ? [] : [sql`${column} = ${value}`]
  })
  const isClocked = due !== undefined || limit === 'clocked'
  const isOpen = status === 'open' || limit === 'open'
  const byOther = isClocked || (isOpen && (owner !== undefined || limit === 'open'))
  const range = due === undefined ? undefined : dueRange(due, asked)
  const ownerId = owner === 'none' ? 0 : rowId(owner === 'me' ? asked.me : (owner ?? '')) || -1
  const conditions = [
    ...(status === 'any' || byOther
      ? []
      : [sql`(status = 'spam') = ${sql.literal(String(status === 'spam'))}`]),
    ...(isOpen && !isClocked ? [sql.literal(open)] : []),
    ...(status === undefined || status === 'any' || status === 'open' ? [] : [sql`status = ${status}`]),
    ...(isClocked ? [sql`due_at <> ''`] : []),
    ...(range === undefined ? [] : [sql`due_at >= ${range.from}`, sql`due_at < ${range.before}`]),
    ...(owner === undefined ? [] : [sql`owner_id = ${ownerId}`]),
    ...(tag === undefined
      ? []
      : [sql`id in (select mail_id from mail_tags where kind = ${table} and folded = ${fold(tag)})`]),
    ...(email === undefined ? [] : [sql`lower(trim(email)) = ${emailKey(email)}`]),
    ...equals,
    ...(from === undefined ? [] : [sql`created_at >= ${storedTime(from)}`]),
    ...(to === undefined ? [] : [sql`created_at < ${storedTime(to)}`]),
  ]
  const counted = limit === 'open' && status === undefined ? 'open' : status
  const isCounted = limit === undefined || (limit === 'open' && counted === 'open')
  const others = { email, from, to, owner, due, tag, ...equal }
  const byStatusOnly = isCounted && Object.values(others).every((part) => part === undefined)
  const holds = sql.and(conditions)
  return {
    ids: sql`select id from ${sql(table)} where ${holds}`,
    holds,
    ...(byStatusOnly && { counters: statusesOf(counted).map((name) => `${table}.${name}`) }),
  }
}
