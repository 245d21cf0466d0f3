import { Context, type Effect } from 'effect'
import type { HomePage, KeptHomePage } from '#domain/home-page/home-page.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** The single details object of the home page. */
export class HomePageDetails extends Context.Service<
  HomePageDetails,
  {
    /** An empty site answers `{}`. */
    readonly get: Effect.Effect<KeptHomePage, ReadFailure>
    /** Replaces the parts that are sent; the rest stays. */
    update(change: HomePage & { readonly version?: number }): Effect.Effect<KeptHomePage, WriteFailure>
  }
>()('sahilan/ports/HomePageDetails') {}
