import { Context, type Effect } from 'effect'
import type { DueMoment, PreviewChange, PreviewedDrafts, PreviewMoment } from '#domain/publishing/preview.ts'
import type { Contents } from '../../content/contents.ts'
import type { HomePageDetails } from '../../content/home-page.ts'
import type { ReadFailure } from '../../failures.ts'

export interface Preview<Result> {
  readonly result: Result
  /** The applied changes, in this order, without those that cannot be published. */
  readonly changes: ReadonlyArray<PreviewChange>
  /** When scheduled changes are due. */
  readonly moments: ReadonlyArray<DueMoment>
}

/** Reads the site as it will be. */
export class Previews extends Context.Service<
  Previews,
  {
    /**
     * Runs reads in a transaction in which drafts were published by the code that publishes, and rolls it back. Its clock
     * stands at the moment. A draft without a time may be incomplete, and wins a conflict.
     */
    preview<Result, E>(
      drafts: PreviewedDrafts,
      moment: PreviewMoment,
      reads: Effect.Effect<Result, E, Contents | HomePageDetails>,
    ): Effect.Effect<Preview<Result>, E | ReadFailure>
  }
>()('sahilan/ports/Previews') {}
