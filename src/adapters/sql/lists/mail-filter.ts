import type { SqlClient } from 'effect/sql'
import { emailKey, equalFields, storedTime, type splitQuery } from '#domain/mail/inbox/mail-filter.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import type { Search } from './search.ts'

type MailFilter = ReturnType<typeof splitQuery>['filter']

/** What a list of mails is narrowed to. */
export interface Narrowing extends Search {
  /** The counters that know how many pass, where any do. */
  readonly counters?: ReadonlyArray<string>
}

const statusesOf = (status: MailFilter['status']) => {
  if (status === 'any') return mailStatuses
  return status === undefined ? mailStatuses.filter((known) => known !== 'spam') : [status]
}

/** The conditions of a filter; all but the person's are answered by the one index of the inbox. */
export const mailFilter = (sql: SqlClient.SqlClient, table: string, filter: MailFilter): Narrowing => {
  const { status, email, from, to, ...equal } = filter
  const equals = equalFields.flatMap((field) => {
    const value = equal[field]
    return value === undefined ? [] : [sql`${sql(field)} = ${value}`]
  })
  const conditions = [
    ...(status === 'any' ? [] : [sql`(status = 'spam') = ${sql.literal(String(status === 'spam'))}`]),
    ...(status === undefined || status === 'any' ? [] : [sql`status = ${status}`]),
    ...(email === undefined ? [] : [sql`lower(trim(email)) = ${emailKey(email)}`]),
    ...equals,
    ...(from === undefined ? [] : [sql`created_at >= ${storedTime(from)}`]),
    ...(to === undefined ? [] : [sql`created_at < ${storedTime(to)}`]),
  ]
  const byStatusAlone = Object.values({ email, from, to, ...equal }).every((part) => part === undefined)
  const holds = sql.and(conditions)
  return {
    ids: sql`select id from ${sql(table)} where ${holds}`,
    holds,
    ...(byStatusAlone && { counters: statusesOf(status).map((name) => `${table}.${name}`) }),
  }
}
