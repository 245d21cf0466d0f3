import { Context, type Effect } from 'effect'
import type { Page } from '#domain/content/list/list-query.ts'
import type { Enquiry } from '#domain/enquiry/enquiry.ts'
import type { EnquiryQuery } from '#domain/mail/inbox/mail-query.ts'
import type { EnquiryStatistics } from '#domain/mail/inbox/enquiry-statistics.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { HandlingChange, ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'
import type { Sending } from './form-metadata.ts'

/** Enquiries of visitors: sent by anybody, read and handled by staff. */
export class Enquiries extends Context.Service<
  Enquiries,
  {
    /** Success means that the enquiry is on disk. The same key answers the same receipt. */
    send(enquiry: Enquiry, sending?: Sending): Effect.Effect<Receipt, WriteFailure>
    /** Newest first unless the query sorts. Without a query everything, spam too. */
    list(query?: EnquiryQuery): Effect.Effect<Page<ReceivedEnquiry>, ReadFailure>
    get(id: string): Effect.Effect<ReceivedEnquiry, ReadFailure>
    change(id: string, change: HandlingChange): Effect.Effect<ReceivedEnquiry, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    /** How many nobody has opened yet. */
    readonly unread: Effect.Effect<number, ReadFailure>
    /** Of the last days, today included, as the time zone of the site has them; 1 to 366. */
    statistics(days: number): Effect.Effect<EnquiryStatistics, ReadFailure>
  }
>()('sahilan/ports/Enquiries') {}
