import { Context, type Effect } from 'effect'
import type { Page } from '#domain/content/list/list-query.ts'
import type { ProfileQuery } from '#domain/mail/inbox/mail-query.ts'
import type { SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { HandlingChange, ReceivedProfile } from '#domain/mail/inbox/received-mail.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { Profile } from '#domain/visitor-forms/profile/profile.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'
import type { FormMetadata } from './form-metadata.ts'

/** Applications: sent by visitors, read and handled by staff. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /**
     * Succeeds once the application and its résumé are on disk. The same key returns the same reference. Without a
     * position it is refused, unless the home page details have `openApplication`.
     * @param report called with the progress from 0 to 1 by adapters that send over a network
     */
    send(
      profile: Profile,
      resume: ChosenFile,
      metadata?: FormMetadata,
      report?: (progress: number) => void,
    ): Effect.Effect<SentReceipt, WriteFailure>
    /** Newest first unless the query sorts. Without a query all of them, including spam. */
    list(query?: ProfileQuery): Effect.Effect<Page<ReceivedProfile>, ReadFailure>
    get(id: string): Effect.Effect<ReceivedProfile, ReadFailure>
    change(id: string, change: HandlingChange): Effect.Effect<ReceivedProfile, WriteFailure>
    remove(id: string): Effect.Effect<void, WriteFailure>
    /** The number of unread applications. */
    readonly unread: Effect.Effect<number, ReadFailure>
  }
>()('sahilan/ports/Profiles') {}
