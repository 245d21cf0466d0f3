import { DateTime, Effect, Layer } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import { asStored } from '#domain/forms/contact-rules.ts'
import { enquiryErrors } from '#domain/visitor-forms/enquiry/enquiry-errors.ts'
import { emptyEnquiry, type Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { withKnownTopic, type EnquiryTopic } from '#domain/visitor-forms/enquiry/enquiry-topic.ts'
import { enquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'
import { lastDays } from '#domain/mail/inbox/last-days.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { Handling, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeDeskStore, type DeskStore } from '../store/desk-store.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { makeMails } from './mails.ts'
import { makeMerging } from './merging.ts'

type StoredEnquiry = Omit<Enquiry, keyof EnquiryTopic> & EnquiryTopic

export interface MemoryEnquiriesOptions extends Behaviour {
  readonly received?: ReadonlyArray<
    StoredEnquiry & Partial<Receipt & ShownForm & Handling & SpamCheck & Stored>
  >
  readonly timeZone?: string
  /** Stores deleted mails. */
  readonly journal?: Journal
  /** Shared with the desk. */
  readonly desk?: DeskStore
  /** Titles of brands by id. */
  readonly brands?: Readonly<Record<string, string>>
}

/** Stores enquiries as long as the layer lives. */
export const MemoryEnquiries = ({
  received = [],
  timeZone = 'UTC',
  journal = makeJournal(),
  desk = makeDeskStore({ timeZone }),
  brands = {},
  ...behaviour
}: MemoryEnquiriesOptions = {}) =>
  Layer.sync(Enquiries, () => {
    const { receive, rows, table, shown, ...mails } = makeMails<StoredEnquiry>({
      ...behaviour,
      kind: 'enquiries',
      journal,
      fields: Object.keys(emptyEnquiry),
      received,
      desk,
    })
    const { merge, separate } = makeMerging(table, desk)
    const { write } = simulate(behaviour)
    return Enquiries.of({
      ...mails,
      get: (id) =>
        Effect.catchTag(mails.get(id), 'ItemNotFound', () => {
          const stays = [...desk.merged].find(([, links]) => links.some((link) => link.id === id))
          return mails.get(stays?.[0] ?? '')
        }),
      merge: (...enquiries) => write(Effect.map(merge(...enquiries), shown)),
      separate: (...enquiries) => write(Effect.map(separate(...enquiries), shown)),
      send: (enquiry, metadata = {}) =>
        receive(
          withKnownTopic(asStored(enquiry), brands[enquiry.brandId?.trim() ?? '']),
          enquiryErrors(enquiry),
          metadata,
        ),
      statistics: Effect.fnUntraced(function* (count) {
        const days = lastDays(yield* DateTime.now, count, timeZone)
        const counted = (yield* rows).filter(({ status }) => status !== 'spam')
        const counts = days.flatMap(({ name, start, end }) =>
          counted
            .filter(({ createdAt }) => createdAt >= start && createdAt < end)
            .map(({ location, type }) => ({ day: name, location, type, count: 1 })),
        )
        return enquiryStatistics(
          days.map(({ name }) => name),
          counts,
        )
      }),
    })
  })
