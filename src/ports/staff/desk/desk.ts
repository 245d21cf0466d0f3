import { Context, type Effect } from 'effect'
import type { DeskFigures } from '#domain/desk/desk-figures.ts'
import type { DeskChange, StoredDesk } from '#domain/desk/desk-settings.ts'
import type { EmailPreferences } from '#domain/desk/email-preferences.ts'
import type { Author } from '#domain/history/author.ts'
import type { MailTotals } from '#domain/mail/inbox/mail-totals.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** How mails are handled: working hours, targets and routing; who handles them; and how fast. */
export class Desk extends Context.Service<
  Desk,
  {
    readonly get: Effect.Effect<StoredDesk, ReadFailure>
    /** Replaces the given parts. With an outdated `version` it fails with `ItemChanged`. */
    update(change: DeskChange & { readonly version?: number }): Effect.Effect<StoredDesk, WriteFailure>
    /** Which mails the signed-in person gets. */
    readonly emailPreferences: Effect.Effect<EmailPreferences, ReadFailure>
    changeEmailPreferences(mails: EmailPreferences): Effect.Effect<EmailPreferences, WriteFailure>
    /** Who may own a mail, by name. */
    readonly staff: Effect.Effect<ReadonlyArray<Author>, ReadFailure>
    /** The tags in use, by name. */
    tags(kind: MailKind): Effect.Effect<ReadonlyArray<string>, ReadFailure>
    /** How many mails wait, by list; "mine" are those of the signed-in person. */
    totals(kind: MailKind): Effect.Effect<MailTotals, ReadFailure>
    /** @param weeks 1 to 53, including the current one, in the time zone of the default calendar */
    figures(weeks: number): Effect.Effect<DeskFigures, ReadFailure>
  }
>()('sahilan/ports/Desk') {}
