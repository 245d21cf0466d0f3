import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ReceivedEnquiry, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { personalCountsText } from '#domain/privacy/personal-counts-text.ts'
import { consentText } from '#domain/privacy/consent-texts.ts'
import { withoutZeros } from '#domain/privacy/without-zeros.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { PersonalExports } from '#ports/server/personal-exports.ts'
import { rowId } from '../client/row-id.ts'
import {
  mergedRow,
  messagesInTrash,
  messagesOf,
  exportedMessages,
  trashedMerged,
} from '../desk/thread-rows.ts'
import type { MessageFile } from '../files/attachments.ts'
import { enquiryTable } from '../inbox/enquiries.ts'
import type { Erased } from '../history/erased-items.ts'
import { personalCounts } from './personal-counts.ts'
import { filesOfPerson } from './person-files.ts'
import { personOf, rowsOfPerson } from './persons.ts'
import { sentToOthers } from './sent-to-others.ts'
import { profileTable } from '../inbox/profiles.ts'
import { recordChange } from '../history/record-activity.ts'
import type { Row } from '../client/row.ts'
import { orStoreFailure } from '../client/store-failure.ts'

interface Stored {
  readonly id: string
  readonly resumeName: string
  readonly key: string
}

/** A file name that is valid on every system, and unique by what comes first. */
const fileName = (unique: string, name: string) =>
  `${unique}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(-80)}`

const ofResume = ({ id, resumeName, key }: Stored) => ({ name: fileName(`resumes/${id}`, resumeName), key })

const ofMessage = ({ messageId, index, name, key }: MessageFile) => ({
  name: fileName(`attachments/${messageId}-${index + 1}`, name),
  key,
})

/** Without the person who handles it, since staff appear by name on their answers only, and without their note. */
const withConsentText = <Mail extends ReceivedEnquiry | ReceivedProfile>(
  kind: MailKind,
  { owner: _owner, ownerName: _ownerName, note: _note, ...mail }: Mail,
) => ({
  ...mail,
  told: consentText(kind, mail.consent),
})

/** Collects a person's rows of all tables, and the files that they refer to. */
export const SqlPersonalExports: Layer.Layer<PersonalExports, never, SqlClient.SqlClient | Blobs> =
  Layer.effect(
    PersonalExports,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const blobs = yield* Blobs
      const enquiries = enquiryTable(sql)
      const profiles = profileTable(sql)

      /** Staff appear by name, on their answers only. */
      const withMessages = <Mail extends ReceivedEnquiry | ReceivedProfile>(kind: MailKind, mail: Mail) =>
        Effect.map(messagesOf(sql, kind, rowId(mail.id)), (messages) => ({
          ...withConsentText(kind, mail),
          messages: messages
            .filter(({ direction }) => direction !== 'note')
            .map(({ direction, author, text, language, at, sender, attachments }) => ({
              direction,
              author,
              text,
              language,
              at,
              ...(sender !== undefined && { sender }),
              ...(attachments !== undefined && { attachments }),
            })),
        }))

      const mergedMails = (rows: ReadonlyArray<Row>) =>
        rows.length > 0 && {
          merged: rows.map((row) => withConsentText('enquiries', enquiries.ofStoredRow(row))),
        }
      const withMerged = Effect.fnUntraced(function* (mail: ReceivedEnquiry) {
        const merged = yield* sql<{ item: string }>`
          select item from merged_enquiries where into_id = ${rowId(mail.id)} order by id`
        return {
          ...(yield* withMessages('enquiries', mail)),
          ...mergedMails(merged.map(({ item }) => mergedRow(item))),
        }
      })

      const discarded = ({ subject, item }: Erased) => {
        const row: Row = JSON.parse(item)
        const messages = exportedMessages(messagesInTrash(row['thread']))
        if (subject === 'enquiry')
          return {
            ...withConsentText('enquiries', enquiries.ofStoredRow(row)),
            messages,
            ...mergedMails(trashedMerged(row['thread'])),
          }
        if (subject === 'profile')
          return { ...withConsentText('profiles', profiles.ofStoredRow(row)), messages }
        const { name, email, role } = row
        return { name, email, role }
      }

      const fileOf = ({ name, key }: { readonly name: string; readonly key: string }) => ({
        name,
        bytes: blobs.get(key).pipe(Effect.catchTag('ItemNotFound', () => Effect.undefined)),
      })

      return PersonalExports.of({
        collect: (email) =>
          Effect.gen(function* () {
            const person = yield* personOf(email)
            const { mails, inTrash, history, notifications } = rowsOfPerson(sql, person)
            const { hash } = person
            const counts = yield* personalCounts(sql, person)
            const after = withoutZeros(counts)
            const title = personalCountsText(counts)
            const done = { kind: 'exported', subject: 'personalData', itemId: hash, title } as const
            yield* recordChange(sql, { ...done, before: null, after })
            const trash = yield* sql<Erased>`select subject, item_id, item from trash where ${inTrash}`
            const resumes = yield* sql<Stored>`
              select cast(id as text) as id, resume_name as "resumeName", resume_key as key
                from profiles where ${mails}
              union all select cast(item_id as text), item ->> 'resume_name', item ->> 'resume_key'
                from trash where subject = 'profile' and ${inTrash}`
            const toOthers = sentToOthers(sql, person)
            const replies = [
              ...(yield* sql<Row>`select * from mail_messages where ${toOthers.messages} order by id`),
              ...(yield* toOthers.trashed).flatMap((mail) => mail.replies),
            ]
            const attached = yield* filesOfPerson(sql, person)
            const stored = [...resumes.map(ofResume), ...attached.map(ofMessage)]
            const data = {
              email: person.key,
              enquiries: yield* Effect.forEach(yield* enquiries.where(mails), withMerged),
              applications: yield* Effect.forEach(yield* profiles.where(mails), (mail) =>
                withMessages('profiles', mail),
              ),
              messages: exportedMessages(replies),
              trash: trash.map((row) => ({ kind: row.subject, ...discarded(row) })),
              // A mail server may repeat the address of staff in its response.
              notifications: yield* sql`
                select kind, cast(mail_id as text) as "mailId", recipient, state, due_at as at, tries,
                  case when recipient = 'staff' then '' else reason end as reason
                from notifications where ${notifications} order by id`,
              // Without its authors, who are staff.
              history: yield* sql`select at, kind, subject, item_id as "itemId", title
                from activities where ${history} order by id`,
              files: stored.map(({ name }) => name),
            }
            return { data, files: stored.map(fileOf) }
          }).pipe(sql.withTransaction, orStoreFailure),
      })
    }),
  )
