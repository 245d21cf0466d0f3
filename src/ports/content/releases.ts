import { Context, type Effect } from 'effect'
import type { ItemRef } from '#domain/history/item-ref.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import type { Release, ReleaseChange, ReleaseVersions } from '#domain/publishing/release.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/**
 * Scheduled changes that share a name. A write concerns all of them or, if it fails, none. `ItemChanged` has the
 * release as it is, if it was changed since the given versions.
 */
export class Releases extends Context.Service<
  Releases,
  {
    /** Sorted by their first time, with only the changes of these subjects. */
    list(subjects?: ReadonlyArray<Publishable>): Effect.Effect<ReadonlyArray<Release>, ReadFailure>
    /** Moves or renames a release. Renaming it to an existing name merges the two. */
    update(name: string, change: ReleaseChange): Effect.Effect<void, WriteFailure>
    /** Publishes now; returns what was published. */
    publish(
      name: string,
      versions?: ReleaseVersions,
    ): Effect.Effect<ReadonlyArray<ItemRef<Publishable>>, WriteFailure>
    discard(name: string, versions?: ReleaseVersions): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/Releases') {}
