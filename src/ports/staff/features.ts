import { Context, type Effect } from 'effect'
import type { Feature } from '#domain/access/feature.ts'

/** What the back end has beside the specification. */
export class Features extends Context.Service<
  Features,
  {
    /** Those of the given features that the back end lacks, as far as it says so. */
    lacking(features: ReadonlyArray<Feature>): Effect.Effect<ReadonlyArray<Feature>>
  }
>()('sahilan/ports/Features') {}
