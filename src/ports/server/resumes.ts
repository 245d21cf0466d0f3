import { Context, type Effect } from 'effect'
import type { CallFailed, ItemNotFound, StoreBusy } from '../failures.ts'

export interface Resume {
  /** As its sender named it. */
  readonly name: string
  /** The media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The files of applications; they are for staff alone. */
export class Resumes extends Context.Service<
  Resumes,
  {
    /** The file that came with an application, by the application's id. */
    get(id: string): Effect.Effect<Resume, ItemNotFound | StoreBusy | CallFailed>
    /** Removes the files whose application has not come to be, or is gone, since before `before` (ISO 8601). */
    removeUnfinished(before: string): Effect.Effect<void, StoreBusy | CallFailed>
  }
>()('sahilan/ports/Resumes') {}
