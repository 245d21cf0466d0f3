import { Context, type Effect } from 'effect'
import type { ActiveRedirect } from '#domain/addresses/redirects/redirect.ts'
import type { ReadFailure } from '../../failures.ts'

/** Old addresses as they are looked up, and what is counted then. */
export class OldAddresses extends Context.Service<
  OldAddresses,
  {
    readonly all: Effect.Effect<ReadonlyArray<ActiveRedirect>, ReadFailure>
    /** Counts a visit of an entry; stored once a minute. */
    readonly visited: (id: string) => Effect.Effect<void>
    /** Counts a request of a path that has neither page nor entry; stored once a minute. */
    readonly missed: (path: string, referringHost: string) => Effect.Effect<void>
  }
>()('sahilan/ports/OldAddresses') {}
