import { Context, type Effect } from 'effect'
import type { Page } from '#domain/content/list/list-query.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { MergedVersions } from '#domain/desk/merging.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import type { EnquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { HandlingChange, ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'
import type { FormMetadata } from './form-metadata.ts'

/** Enquiries: sent by visitors, read and handled by staff. */
export class Enquiries extends Context.Service<
  Enquiries,
  {
    /** Succeeds once the enquiry is on disk. The same key returns the same reference. */
    send(enquiry: Enquiry, metadata?: FormMetadata): Effect.Effect<SentReceipt, WriteFailure>
    /** Newest first unless the query sorts. Without a query all of them, including spam. */
    list(query?: EnquiryQuery): Effect.Effect<Page<ReceivedEnquiry>, ReadFailure>
    /** The id of a merged enquiry returns the one that it was merged into. */
    get(id: string): Effect.Effect<ReceivedEnquiry, ReadFailure>
    change(id: string, change: HandlingChange): Effect.Effect<ReceivedEnquiry, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    /**
     * Merges another enquiry of the same person into this one, with its thread and receipt codes. Returns the one that
     * stays.
     */
    merge(id: string, other: string, versions?: MergedVersions): Effect.Effect<ReceivedEnquiry, WriteFailure>
    /** Undoes a merge of the last 30 days; what was written since stays. */
    separate(
      id: string,
      other: string,
      versions?: MergedVersions,
    ): Effect.Effect<ReceivedEnquiry, WriteFailure>
    /** The number of unread enquiries. */
    readonly unread: Effect.Effect<number, ReadFailure>
    /** @param days 1 to 366, including today, in the time zone of the site */
    statistics(days: number): Effect.Effect<EnquiryStatistics, ReadFailure>
  }
>()('sahilan/ports/Enquiries') {}
