import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { SqlClient, Statement } from 'effect/sql'
import { contactRules } from '#domain/forms/contact-rules.ts'
import { emailKey } from '#domain/mail/email-key.ts'
import { failIfInvalid } from '#ports/failures.ts'

/** A person as the store identifies them. */
export interface Person {
  /** The e-mail address, normalized. */
  readonly key: string
  /** By which the history identifies them after an erasure. */
  readonly hash: string
}

/** By which the history identifies the person with an e-mail address. */
export const hashOfPerson = (email: string): string =>
  createHash('sha256').update(emailKey(email)).digest('hex')

export const personOf = Effect.fnUntraced(function* (email: string) {
  const sentence = contactRules().email(email)
  yield* failIfInvalid(sentence === undefined ? {} : { email: sentence })
  const key = emailKey(email)
  return { key, hash: hashOfPerson(key) } satisfies Person
})

/** The conditions that match a person's rows in each table. */
export const rowsOfPerson = (sql: SqlClient.SqlClient, { key }: Person) => {
  const mails = sql`lower(trim(email)) = ${key}`
  const inTrash = sql`subject in ('enquiry', 'profile', 'account') and lower(trim(item ->> 'email')) = ${key}`
  const ids = (subject: string, table: string): Statement.Fragment => sql`
    select cast(id as text) from ${sql(table)} where ${mails}
    union all select cast(item_id as text) from trash where subject = ${subject} and ${inTrash}`
  // Enquiries that were merged are of the same person as those that they were merged into.
  const merged = sql`
    select cast(id as text) from merged_enquiries where into_id in (select id from enquiries where ${mails})
    union all select cast(link.value ->> 'id' as text)
      from trash, json_each(item -> 'thread' -> 'merged') as link where subject = 'enquiry' and ${inTrash}`
  // The history of staff belongs to them as long as the account exists.
  const formerStaff = sql`
    select item_id from activities where subject = 'account'
      and ${key} in (lower(trim(before ->> 'email')), lower(trim(after ->> 'email')))
    except select cast(id as text) from accounts`
  return {
    mails,
    inTrash,
    history: sql`(
      (subject = 'enquiry' and item_id in (${ids('enquiry', 'enquiries')} union all ${merged}))
      or (subject = 'profile' and item_id in (${ids('profile', 'profiles')}))
      or (subject = 'account' and item_id in (${formerStaff}))
    ) and (title <> '' or before <> 'null' or after <> 'null')`,
    notifications: sql`(
      (kind = 'enquiries' and mail_id in (select id from enquiries where ${mails}))
      or (kind = 'profiles' and mail_id in (select id from profiles where ${mails}))
      or (recipient = 'visitor' and visitor = ${key})
    )`,
  }
}
