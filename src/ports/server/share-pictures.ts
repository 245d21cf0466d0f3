import { Context, type Effect } from 'effect'
import type { CallFailed, StoreBusy } from '../failures.ts'

export interface SharedWords {
  readonly title: string
  /** May be empty. */
  readonly name: string
}

/** Draws the pictures with which pages are shared. */
export class SharePictures extends Context.Service<
  SharePictures,
  {
    /** A JPEG of the size that the domain says, one at a time. `picture` is shown along with the words; one that cannot be read is left out. */
    draw(
      words: SharedWords,
      picture: Uint8Array | undefined,
    ): Effect.Effect<Uint8Array, CallFailed | StoreBusy>
  }
>()('sahilan/ports/SharePictures') {}
