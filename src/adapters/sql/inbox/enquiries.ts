import { Array, DateTime, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { asStored } from '#domain/forms/contact-rules.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { withKnownTopic, type EnquiryTopic } from '#domain/visitor-forms/enquiry/enquiry-topic.ts'
import { enquiryStatistics, type EnquiryCount } from '#domain/mail/inbox/enquiry-statistics.ts'
import { lastDays, type Day } from '#domain/mail/inbox/last-days.ts'
import type { Handling, ReceivedEnquiry, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import { shownForm } from '#domain/privacy/consent-texts.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { oncePerKeyEach } from '../client/idempotency.ts'
import { enquiryMerging } from '../desk/merging.ts'
import { withCodes } from '../desk/receipt-codes.ts'
import type { StoredColumn } from '../rows/columns.ts'
import { groupCommit } from '../client/group-commit.ts'
import { scoreForms, type FormWithMetadata } from './score-forms.ts'
import { mailTable } from './mail-table.ts'
import { MailRecipients, notify, notifyOnce } from './notify.ts'
import { now } from '../client/now.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { limited, VisitorLimit } from './visitor-limit.ts'

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  location: 'location',
  type: 'type',
  company: 'company',
  message: 'message',
  brandId: { optional: 'brand_id' },
  brand: { optional: 'brand' },
  subject: { optional: 'subject' },
} as const satisfies Record<keyof Enquiry | keyof EnquiryTopic, StoredColumn>

type Forms = Array.NonEmptyReadonlyArray<FormWithMetadata<Enquiry & ShownForm & Pick<Handling, 'note'>>>

export const enquiryTable = (sql: SqlClient.SqlClient, timeZone?: string) =>
  mailTable<ReceivedEnquiry>(sql, {
    table: 'enquiries',
    columns,
    searched: ['company', 'brand', 'email', 'message'],
    ...(timeZone !== undefined && { timeZone }),
  })

/** Counts enquiries by day, location and type, without spam. Reads only an index. */
const enquiryCounts = (sql: SqlClient.SqlClient, days: ReadonlyArray<Day>) => {
  const rows = days.map(({ name, start, end }) => sql`(${name}, ${start}, ${end})`)
  return orStoreFailure(sql<EnquiryCount>`
    with days (name, since, until) as (values ${sql.csv(rows)})
    select days.name as day, location, type, count(*) as count
    from days cross join enquiries
    where created_at >= since and created_at < until and status <> 'spam'
    group by days.name, location, type`)
}

/** Stores enquiries in a table. The time zone decides where the days of the statistics begin. */
export const SqlEnquiries = (timeZone = 'UTC'): Layer.Layer<Enquiries, never, SqlClient.SqlClient> =>
  Layer.effect(
    Enquiries,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const { insert, find, list, get, change, remove, unread } = enquiryTable(sql, timeZone)
      const stayingId = (merged: string) =>
        Effect.map(
          sql<{ id: number }>`select into_id as id from merged_enquiries where id = ${rowId(merged)}`,
          ([stays]) => String(stays?.id ?? ''),
        )
      const recipients = (yield* MailRecipients).enquiries
      const limit = limited(sql, yield* VisitorLimit)

      /** The titles of the brands that visitors can see, by their ids. */
      const brandsOf = (forms: Forms) => {
        const ids = [...new Set(forms.map(({ mail: { brandId = '' } }) => rowId(brandId)))].filter(Boolean)
        if (ids.length === 0) return Effect.succeed(new Map<string, string>())
        return Effect.map(
          sql<{ id: number; title: string }>`select id, title from brands where ${sql.in('id', ids)}`,
          (rows) => new Map(rows.map(({ id, title }) => [String(id), title])),
        )
      }

      const store = Effect.fnUntraced(function* (forms: Forms) {
        yield* limit(forms)
        const brands = yield* brandsOf(forms)
        const scored = Array.map(yield* scoreForms(sql, 'enquiries', forms), (mail) =>
          withKnownTopic(mail, brands.get(mail.brandId ?? '')),
        )
        const stored = yield* insert(scored, yield* now)
        yield* notify(
          sql,
          recipients,
          'enquiries',
          stored.flatMap(({ mail, id }) => (mail.status === 'spam' ? [] : [{ id, email: mail.email }])),
        )
        return stored.map(({ id, receipt }) => ({ ...receipt, id }))
      })
      const write = groupCommit(sql, (forms: Forms) =>
        Effect.flatMap(oncePerKeyEach(sql, 'enquiry.send', forms, store), (stored) =>
          withCodes(sql, 'enquiries', stored),
        ),
      )
      const formOf = (enquiry: Enquiry, metadata: FormMetadata = {}): Forms[0] => ({
        ...metadata,
        mail: { ...asStored(enquiry), ...shownForm(metadata), note: '' },
      })

      return Enquiries.of({
        send: (enquiry, metadata) =>
          Effect.suspend(() => failIfInvalid(enquiryErrors(enquiry))).pipe(
            Effect.andThen(orStoreFailure(write(formOf(enquiry, metadata)))),
          ),
        list,
        get: (id) =>
          Effect.catchTag(get(id), 'ItemNotFound', () => Effect.flatMap(orStoreFailure(stayingId(id)), get)),
        change: (id, handling) =>
          change(id, handling, ({ email, spamReasons }) =>
            notifyOnce(sql, recipients, 'enquiries', { id: rowId(id), email, spamReasons }),
          ),
        remove,
        ...enquiryMerging(sql, find, timeZone),
        unread,
        statistics: Effect.fnUntraced(function* (count) {
          const days = lastDays(yield* DateTime.now, count, timeZone)
          const names = days.map(({ name }) => name)
          return enquiryStatistics(names, yield* enquiryCounts(sql, days))
        }),
      })
    }),
  )
