import { Context, type Effect } from 'effect'
import type { AttachmentRef } from '#domain/mail/inbound/attachment.ts'
import type { UnexpectedFailure, ItemNotFound, StoreBusy } from '../../failures.ts'

export interface Resume {
  /** The file name that the sender gave. */
  readonly name: string
  /** The media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The stored files of applications, and those that came with mails. */
export class Resumes extends Context.Service<
  Resumes,
  {
    /** By the id of the application. */
    get(id: string): Effect.Effect<Resume, ItemNotFound | StoreBusy | UnexpectedFailure>
    /** Fails with `ItemNotFound` if the message belongs to another mail, or the file is not stored. */
    attachment(ref: AttachmentRef): Effect.Effect<Resume, ItemNotFound | StoreBusy | UnexpectedFailure>
    /** Removes files that have had no application since before `before` (ISO 8601). */
    removeUnfinished(before: string): Effect.Effect<void, StoreBusy | UnexpectedFailure>
  }
>()('sahilan/ports/Resumes') {}
