import { Effect } from 'effect'
import type { SqlClient, SqlError, Statement } from 'effect/sql'
import type { PersonalCounts } from '#domain/privacy/personal-data.ts'
import { filesOfPerson } from './person-files.ts'
import { rowsOfPerson, type Person } from './persons.ts'
import { sentToOthers } from './sent-to-others.ts'

/** Counts a person's data. */
export const personalCounts = (
  sql: SqlClient.SqlClient,
  person: Person,
): Effect.Effect<PersonalCounts, SqlError.SqlError> => {
  const { mails, inTrash, history, notifications } = rowsOfPerson(sql, person)
  const { messages, trashed } = sentToOthers(sql, person)
  const count = (table: string, which: Statement.Fragment) =>
    Effect.map(
      sql<{ count: number }>`select count(*) as count from ${sql(table)} where ${which}`,
      ([row]) => row?.count ?? 0,
    )
  return Effect.gen(function* () {
    const profiles = yield* count('profiles', mails)
    return {
      enquiries: yield* count('enquiries', mails),
      profiles,
      messages: (yield* trashed).reduce(
        (sum, { replies }) => sum + replies.length,
        yield* count('mail_messages', messages),
      ),
      trash: yield* count('trash', inTrash),
      notifications: yield* count('notifications', notifications),
      history: yield* count('activities', history),
      files:
        profiles +
        (yield* count('trash', sql`subject = 'profile' and ${inTrash}`)) +
        (yield* filesOfPerson(sql, person)).length,
    }
  })
}
