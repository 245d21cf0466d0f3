import { Context, type Effect } from 'effect'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import type { ReadFailure } from '../failures.ts'

/** Files that are handed to the signed-in person to keep. */
export class Downloads extends Context.Service<
  Downloads,
  {
    /** The file that came with an application. `report` hears how much has come, from 0 to 1. */
    resume(id: string, report?: (progress: number) => void): Effect.Effect<void, ReadFailure>
    /** Every mail that the query narrows the list to, as one table; its page, size and order do not matter. */
    mails(kind: MailKind, query: AnyMailQuery): Effect.Effect<void, ReadFailure>
    /** All that is kept of the person with an e-mail address. */
    personalData(email: string): Effect.Effect<void, ReadFailure>
  }
>()('sahilan/ports/Downloads') {}
