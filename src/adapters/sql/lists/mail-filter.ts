import type { SqlClient } from 'effect/sql'
import { emailKey, equalFields, storedTime, type splitQuery } from '#domain/mail/inbox/mail-filter.ts'
import { mailStatuses } from '#domain/mail/inbox/received-mail.ts'
import type { Narrowing } from './list-page.ts'

type MailFilter = ReturnType<typeof splitQuery>['filter']

const statusesOf = (status: MailFilter['status']) => {
  if (status === 'any') return mailStatuses
  return status === undefined ? mailStatuses.filter((known) => known !== 'spam') : [status]
}

/** Translates a filter to SQL. All conditions but `email` are covered by one index, `…_inbox`. */
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
  const byStatusOnly = Object.values({ email, from, to, ...equal }).every((part) => part === undefined)
  const holds = sql.and(conditions)
  return {
    ids: sql`select id from ${sql(table)} where ${holds}`,
    holds,
    ...(byStatusOnly && { counters: statusesOf(status).map((name) => `${table}.${name}`) }),
  }
}
