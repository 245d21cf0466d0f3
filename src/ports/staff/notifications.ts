import { Context, type Effect } from 'effect'
import type { Page } from '#domain/content/list/list-query.ts'
import type { MailKind, Notification } from '#domain/mail/inbox/notification.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** What the server writes to people about received mails, as staff look after it. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** Those of one mail, oldest first; none where nothing is mailed. */
    of(kind: MailKind, mailId: string): Effect.Effect<ReadonlyArray<Notification>, ReadFailure>
    /**
     * The newest to staff that are parked, fifty at most, and how many there are. A receipt that cannot be sent is
     * mostly a visitor's mistyped address, and told with its mail alone.
     */
    readonly parked: Effect.Effect<Page<Notification>, ReadFailure>
    /** Makes a parked one due now; one that is not parked stays as it is. */
    sendAgain(id: string): Effect.Effect<Notification, WriteFailure>
    /** Makes all parked ones to staff due now; answers how many they were. */
    readonly sendAllAgain: Effect.Effect<number, WriteFailure>
  }
>()('sahilan/ports/Notifications') {}
