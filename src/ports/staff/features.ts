import { Context, type Effect } from 'effect'
import type { Feature } from '#domain/access/feature.ts'

/** The optional features that the back end supports. */
export class Features extends Context.Service<
  Features,
  {
    /** Returns those of the given features that the back end is known to lack. */
    missing(features: ReadonlyArray<Feature>): Effect.Effect<ReadonlyArray<Feature>>
  }
>()('sahilan/ports/Features') {}
