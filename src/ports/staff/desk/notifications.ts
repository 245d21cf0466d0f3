import { Context, type Effect } from 'effect'
import type { Page } from '#domain/content/list/list-query.ts'
import type { Notification } from '#domain/mail/inbox/notification.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/**
 * The staff's view of notifications: which were sent about a mail, which failed, and a retry. They are letters of
 * `LetterQueue`.
 */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** The notifications about one mail, oldest first. */
    of(kind: MailKind, mailId: string): Effect.Effect<ReadonlyArray<Notification>, ReadFailure>
    /**
     * The newest 50 parked notifications to staff, with their total. Parked receipts are not among them: most have a
     * mistyped address, and are shown with their mail.
     */
    readonly parked: Effect.Effect<Page<Notification>, ReadFailure>
    /** Makes a parked notification due now; any other stays as it is. */
    sendAgain(id: string): Effect.Effect<Notification, WriteFailure>
    /** Makes all parked notifications to staff due now. Returns their number. */
    readonly sendAllAgain: Effect.Effect<number, WriteFailure>
  }
>()('sahilan/ports/Notifications') {}
