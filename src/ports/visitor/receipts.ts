import { Context, type Effect } from 'effect'
import type { ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import type { WriteFailure } from '../failures.ts'
import type { FormMetadata } from './form-metadata.ts'

/** How a mail stands, for its sender, who has a code and no account. */
export class Receipts extends Context.Service<
  Receipts,
  {
    /** Fails with `ItemNotFound` for unknown, expired and erased codes, and with `TriedTooOften` after too many. */
    show(code: string, visitorAddress?: string): Effect.Effect<ReceiptView, WriteFailure>
    /** Adds a reply to the thread. The same key adds one. */
    reply(code: string, text: string, metadata?: FormMetadata): Effect.Effect<ReceiptView, WriteFailure>
    /** Deletes the mail and all that belongs to it for good. */
    erase(code: string, visitorAddress?: string): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Receipts') {}
