import { Context, type Effect } from 'effect'
import type { AttachmentRef } from '#domain/mail/inbound/attachment.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type { ReadFailure } from '../failures.ts'

/** Saves files on the device of the signed-in person. */
export class Downloads extends Context.Service<
  Downloads,
  {
    /** The file of an application. Reports progress from 0 to 1. */
    resume(id: string, report?: (progress: number) => void): Effect.Effect<void, ReadFailure>
    /** A file that came with a mail. Reports progress from 0 to 1. */
    attachment(ref: AttachmentRef, report?: (progress: number) => void): Effect.Effect<void, ReadFailure>
    /**
     * All mails that match the query, as one CSV table in a language, English by default. Page, size and order of the query
     * are ignored.
     */
    mails(kind: MailKind, query: AnyMailQuery, language?: string): Effect.Effect<void, ReadFailure>
    /** The figures of the last weeks as one CSV table in a language, English by default. */
    figures(weeks: number, language?: string): Effect.Effect<void, ReadFailure>
    /** An archive of all data of the person with an e-mail address. */
    personalData(email: string): Effect.Effect<void, ReadFailure>
  }
>()('sahilan/ports/Downloads') {}
