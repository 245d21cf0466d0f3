import { DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { isOpenPosition } from '#domain/content/career.ts'
import { dayIn } from '#domain/time/day.ts'
import { asStored } from '#domain/forms/contact-rules.ts'
import type { ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import { shownForm } from '#domain/privacy/consent-texts.ts'
import { profileErrors } from '#domain/visitor-forms/profile/profile-errors.ts'
import { resumeName } from '#domain/visitor-forms/profile/resume-name.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { failIfInvalid, InputRefused } from '#ports/failures.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { withCodes } from '../desk/receipt-codes.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { takesOpenApplications } from '../content/home-page.ts'
import { orphanResumes } from '../files/orphan-resumes.ts'
import { scoreForms } from './score-forms.ts'
import { mailTable } from './mail-table.ts'
import { MailRecipients, notify, notifyOnce } from './notify.ts'
import { now } from '../client/now.ts'
import { readResume } from '../files/resume-file.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { limited, VisitorLimit } from './visitor-limit.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  location: 'location',
  careerId: 'career_id',
  message: 'message',
  position: 'position',
  resumeName: 'resume_name',
} as const satisfies Record<keyof Profile | 'position' | 'resumeName', string>

export const profileTable = (sql: SqlClient.SqlClient, timeZone?: string) =>
  mailTable<ReceivedProfile>(sql, {
    table: 'profiles',
    columns,
    searched: ['position', 'email', 'message'],
    ...(timeZone !== undefined && { timeZone }),
  })

const closed = new InputRefused({
  message: forms.refusals.positionClosed,
  fields: { careerId: forms.refusals.positionClosed },
})

/** Stores applications in a table and their résumés as blobs. The time zone decides when a position closes. */
export const SqlProfiles = (timeZone = 'UTC'): Layer.Layer<Profiles, never, SqlClient.SqlClient | Blobs> =>
  Layer.effect(
    Profiles,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const blobs = yield* Blobs
      const { insert, list, get, change, remove, unread } = profileTable(sql, timeZone)
      const orphans = orphanResumes(sql, blobs)
      const recipients = (yield* MailRecipients).profiles
      const limit = limited(sql, yield* VisitorLimit)
      const discard = (key: string) => Effect.ignore(orphans.discard(key), { log: true })

      const positionOf = Effect.fnUntraced(function* ({ careerId }: Profile) {
        const [career] = yield* sql<{ title: string; closingDate: string }>`
        select title, closing_date as "closingDate" from careers where id = ${rowId(careerId)}`
        const today = dayIn(timeZone, yield* DateTime.now)
        return career !== undefined && isOpenPosition(career, today) ? career.title : yield* closed
      })

      return Profiles.of({
        /** Stores the file before the row, so that no application lacks its résumé. */
        send: (profile, resume, metadata = {}) =>
          Effect.gen(function* () {
            const isOpenApplication = profile.careerId.trim() === ''
            const takesOpen = isOpenApplication && (yield* takesOpenApplications(sql))
            yield* failIfInvalid(profileErrors(profile, resume, { takesOpen }))
            const file = yield* readResume(resume)
            yield* orphans.record(file.key)
            const store = Effect.gen(function* () {
              yield* limit([metadata])
              const position = isOpenApplication ? '' : yield* positionOf(profile)
              const mail = {
                ...asStored(profile),
                ...shownForm(metadata),
                note: '',
                position,
                resumeName: resumeName(resume.name),
              }
              const scored = yield* scoreForms(sql, 'profiles', [{ ...metadata, mail }])
              const [stored] = yield* insert(scored, yield* now, { resume_key: file.key })
              yield* orphans.forget(file.key)
              if (stored.mail.status !== 'spam')
                yield* notify(sql, recipients, 'profiles', [{ id: stored.id, email: stored.mail.email }])
              return { file: file.key, receipt: stored.receipt, id: stored.id }
            }).pipe(
              oncePerKey(sql, { kind: 'profile.send', key: metadata.key }),
              Effect.flatMap(({ receipt, ...stored }) =>
                Effect.map(withCodes(sql, 'profiles', [{ ...stored, ...receipt }]), ([sent = receipt]) => ({
                  ...stored,
                  sent,
                })),
              ),
              sql.withTransaction,
            )
            const stored = yield* blobs.put(file.key, file.bytes).pipe(
              Effect.andThen(store),
              Effect.onError(() => discard(file.key)),
            )
            if (stored.file !== file.key) yield* discard(file.key)
            return stored.sent
          }).pipe(orStoreFailure),
        list,
        get,
        change: (id, handling) =>
          change(id, handling, ({ email, spamReasons }) =>
            notifyOnce(sql, recipients, 'profiles', { id: rowId(id), email, spamReasons }),
          ),
        remove,
        unread,
      })
    }),
  )
