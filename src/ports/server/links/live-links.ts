import { Context, type Effect } from 'effect'
import type { LiveLink } from '#domain/addresses/links/link.ts'
import type { ReadFailure } from '../../failures.ts'

/** The links of what visitors see. */
export class LiveLinks extends Context.Service<
  LiveLinks,
  {
    /** In the order of subject, item, field and target. */
    readonly all: Effect.Effect<ReadonlyArray<LiveLink>, ReadFailure>
    /** Links whose target contains one of the texts, in the same order. */
    containing(texts: ReadonlyArray<string>): Effect.Effect<ReadonlyArray<LiveLink>, ReadFailure>
  }
>()('sahilan/ports/LiveLinks') {}
