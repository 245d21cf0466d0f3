import type { Effect } from 'effect'
import type { Kept } from '#domain/content/content.ts'
import type { Page } from '#domain/content/list-query.ts'
import type { MailQuery } from '#domain/mail/mail-query.ts'
import type { Receipt } from '#domain/mail/receipt.ts'
import type { Handling, HandlingChange, Told } from '#domain/mail/received-mail.ts'
import type { Judged } from '#domain/mail/spam.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { Sending } from '#ports/sending.ts'

type Sent = Readonly<Record<'firstName' | 'email' | 'phone' | 'location' | 'message', string>>
export type Received = Sent & Receipt & Told & Handling & Judged & Kept

/** A store of what visitors send, under test. */
export interface MailsUnderTest {
  readonly send: (changes: Partial<Sent>, sending?: Sending) => Effect.Effect<Receipt, WriteFailure>
  readonly mails: {
    list(query?: MailQuery): Effect.Effect<Page<Received>, ReadFailure>
    get(id: string): Effect.Effect<Received, ReadFailure>
    change(id: string, change: HandlingChange): Effect.Effect<Received, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    readonly unread: Effect.Effect<number, ReadFailure>
  }
}
