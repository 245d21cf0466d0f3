import type { Effect } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import type { Page } from '#domain/content/list/list-query.ts'
import type { MailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { Receipt, SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { Handling, HandlingChange, ShownForm } from '#domain/mail/inbox/received-mail.ts'
import type { SpamCheck } from '#domain/mail/inbox/spam.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'

type Sent = Readonly<Record<'firstName' | 'email' | 'phone' | 'location' | 'message', string>>
export type Received = Sent & Receipt & ShownForm & Handling & SpamCheck & Stored

/** `Enquiries` or `Profiles` under test. */
export interface MailsUnderTest {
  readonly send: (changes: Partial<Sent>, sending?: FormMetadata) => Effect.Effect<SentReceipt, WriteFailure>
  readonly mails: {
    list(query?: MailQuery): Effect.Effect<Page<Received>, ReadFailure>
    get(id: string): Effect.Effect<Received, ReadFailure>
    change(id: string, change: HandlingChange): Effect.Effect<Received, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    readonly unread: Effect.Effect<number, ReadFailure>
  }
}
