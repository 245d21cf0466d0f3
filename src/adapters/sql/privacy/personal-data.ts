import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Subject } from '#domain/history/subject.ts'
import { noPersonalData, personalTotal, type Erasure } from '#domain/privacy/personal-data.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { withoutZeros } from '#domain/privacy/without-zeros.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { referencesOf, refsOf, resumesOf, type Erased } from '../history/erased-items.ts'
import { forgetCodes } from '../desk/receipt-codes.ts'
import { forgetHistory } from '../history/forget-history.ts'
import { erasedResumes } from '../files/erased-resumes.ts'
import { filesSentToOthers } from './person-files.ts'
import { personalCounts } from './personal-counts.ts'
import { personOf, rowsOfPerson, type Person } from './persons.ts'
import { recordChange } from '../history/record-activity.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { deleteMails } from './delete-mails.ts'
import { erasedTraces } from './erased-traces.ts'
import { sentToOthers } from './sent-to-others.ts'

/** A person's rows in all tables, and the files that they refer to. */
export const SqlPersonalData: Layer.Layer<PersonalData, never, SqlClient.SqlClient | Blobs> = Layer.effect(
  PersonalData,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const files = erasedResumes(sql, yield* Blobs)

    const { forgetAnswers, forgetViews, emptyLog } = erasedTraces(sql)

    const eraseRows = Effect.fnUntraced(function* (person: Person) {
      const { mails, inTrash, history, notifications } = rowsOfPerson(sql, person)
      const refs = yield* sql<{ subject: Subject; itemId: string }>`
        select distinct subject, item_id as "itemId" from activities where ${history}`
      const filesOfReplies = yield* filesSentToOthers(sql, person)
      yield* sentToOthers(sql, person).erase
      yield* sql`delete from notifications where ${notifications}`
      const enquiries = yield* deleteMails(sql, 'enquiries', mails)
      const profiles = yield* deleteMails(sql, 'profiles', mails)
      const erased = yield* sql<Erased>`delete from trash where ${inTrash} returning subject, item_id, item`
      yield* forgetHistory(sql, refs)
      yield* forgetHistory(sql, refsOf(erased))
      yield* forgetCodes(sql, refsOf(erased))
      const references = [...enquiries.references, ...profiles.references, ...referencesOf(erased)]
      yield* forgetAnswers(references)
      return yield* files.record([
        ...enquiries.resumes,
        ...profiles.resumes,
        ...resumesOf(erased),
        ...filesOfReplies.map(({ key }) => key),
      ])
    })

    return PersonalData.of({
      find: (email) =>
        Effect.gen(function* () {
          const person = yield* personOf(email)
          const accounts = yield* sql`select id from accounts where email_key = ${accountEmailKey(email)}`
          const erasures = yield* sql<Erasure>`select at, author as "by" from activities
            where subject = 'personalData' and item_id = ${person.hash} and kind = 'forgotten' order by id desc`
          return { counts: yield* personalCounts(sql, person), isStaff: accounts.length > 0, erasures }
        }).pipe(orStoreFailure),

      erase: (email) =>
        Effect.gen(function* () {
          const person = yield* personOf(email)
          const counts = yield* personalCounts(sql, person)
          yield* forgetViews(person)
          if (personalTotal(counts) === 0) return { counts: noPersonalData, resumes: [] }
          const resumes = yield* eraseRows(person)
          const { hash } = person
          const title = personalCountsText(counts)
          const done = { kind: 'forgotten', subject: 'personalData', itemId: hash, title } as const
          yield* recordChange(sql, { ...done, before: null, after: withoutZeros(counts) })
          return { counts, resumes }
        }).pipe(
          sql.withTransaction,
          Effect.tap(({ resumes }) => files.remove(resumes)),
          Effect.tap(emptyLog),
          Effect.map(({ counts }) => counts),
          orStoreFailure,
        ),
    })
  }),
)
