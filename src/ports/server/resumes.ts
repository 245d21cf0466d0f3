import { Context, type Effect } from 'effect'
import type { CallFailed, ItemNotFound, StoreBusy } from '../failures.ts'

export interface Resume {
  /** The file name that the applicant gave. */
  readonly name: string
  /** The media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The stored files of applications. */
export class Resumes extends Context.Service<
  Resumes,
  {
    /** By the id of the application. */
    get(id: string): Effect.Effect<Resume, ItemNotFound | StoreBusy | CallFailed>
    /** Removes files that have had no application since before `before` (ISO 8601). */
    removeUnfinished(before: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Resumes') {}
